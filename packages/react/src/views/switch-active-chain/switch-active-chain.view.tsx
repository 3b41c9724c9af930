import type { Routes } from '@latchkey/core'
import type { ReactElement } from 'react'
import type { ChainKit } from '../chain-kit.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

interface SwitchActiveChainProps {
  readonly kit: ChainKit
  readonly params: Routes['SwitchActiveChain']
}

/** Says that nobody is connected on the network, and leads to wallets that serve it. */
export function SwitchActiveChainView({ kit, params }: SwitchActiveChainProps): ReactElement {
  const { Button, Image, Stack, Text, globeIcon, useModalWorld } = kit
  const { core, snapshot, text } = useModalWorld()
  const model = switchActiveChainModel(snapshot, params, { actions: core.actions, text, kit })
  return (
    <Stack gap={5} above={2}>
      <Stack gap={4} align="center">
        <Image src={model.image} size={6.4} shape="round" fallback={globeIcon} />
        <Stack gap={2}>
          <Text as="h3" variant="heading" align="center" data-testid="family-heading">
            {model.heading}
          </Text>
          <Text align="center" data-testid="family-line">
            {model.line}
          </Text>
        </Stack>
      </Stack>
      <Button isWide tone="primary" data-testid="family-connect" onClick={model.goOn}>
        {model.label}
      </Button>
    </Stack>
  )
}
