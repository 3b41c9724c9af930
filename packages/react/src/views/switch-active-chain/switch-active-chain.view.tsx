import type { Routes } from '@latchkey/core'
import { Button, globeIcon, Image, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNetworks } from '../../messages/en/networks.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

/** The way to a network that no connected wallet serves. */
export const view: ViewDefinition<'SwitchActiveChain'> = {
  english: enNetworks,
  View: SwitchActiveChainView,
  needsAccount: true,
  title: (_params, { text }) => text.get('unsupported.title'),
}

interface SwitchActiveChainProps {
  readonly params: Routes['SwitchActiveChain']
}

/** Shows that no wallet is connected on the network, and opens the wallets that support it. */
function SwitchActiveChainView({ params }: SwitchActiveChainProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ network, accounts }) => ({ network, accounts }))
  const model = switchActiveChainModel(snapshot, params, { actions, text })
  return (
    <Stack gap={5} above={2}>
      <Stack gap={4} align="center">
        <Image src={model.image} size={6.4} shape="round" fallback={globeIcon} />
        <Stack gap={2}>
          <Text as="h3" variant="heading" align="center" data-testid="namespace-heading">
            {model.heading}
          </Text>
          <Text align="center" data-testid="namespace-line">
            {model.line}
          </Text>
        </Stack>
      </Stack>
      <Button isWide tone="primary" data-testid="namespace-connect" onClick={model.goOn}>
        {model.label}
      </Button>
    </Stack>
  )
}
