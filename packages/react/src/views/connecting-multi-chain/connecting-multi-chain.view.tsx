import type { Routes } from '@latchkey/core'
import { Button, globeIcon, Image, List, ListRow, Stack, Text, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enConnecting } from '../../messages/en/connecting.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { connectingMultiChainModel } from './connecting-multi-chain.model.ts'

/** Which of the namespaces that a wallet serves is to be connected. */
export const view: ViewDefinition<'ConnectingMultiChain'> = {
  english: enConnecting,
  View: ConnectingMultiChainView,
  title: (_params, { text }) => text.get('networks.title'),
}

interface ConnectingMultiChainProps {
  readonly params: Routes['ConnectingMultiChain']
}

/** The namespaces of a wallet, to choose one. */
function ConnectingMultiChainView({ params }: ConnectingMultiChainProps): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, inactive, network }) => ({
    accounts,
    inactive,
    network,
  }))
  const facts = { ...snapshot, rows: useSnapshot(core.rows) }
  const model = connectingMultiChainModel(facts, params, { actions: core.actions, text })
  return (
    <Stack gap={5} above={2}>
      <Stack gap={4} align="center">
        <Image src={model.walletIcon} size={6.4} fallback={walletIcon} />
        <Stack gap={2}>
          <Text as="h3" variant="heading" align="center" data-testid="several-heading">
            {model.heading}
          </Text>
          <Text align="center">{model.line}</Text>
        </Stack>
      </Stack>
      {model.rows.length > 0 ? (
        <List label={model.label}>
          {model.rows.map((row) => (
            <ListRow
              key={row.namespace}
              label={row.name}
              tag={row.tag}
              picture={<Image src={row.image} shape="round" fallback={globeIcon} />}
              data-testid={`several-${row.namespace}`}
              onClick={row.choose}
            />
          ))}
        </List>
      ) : (
        <Button isWide data-testid="several-back" onClick={model.back}>
          {text.get('connecting.other')}
        </Button>
      )}
    </Stack>
  )
}
