import type { Routes } from '@latchkey/core'
import type { ReactElement } from 'react'
import type { ChainKit } from '../chain-kit.ts'
import { connectingMultiChainModel } from './connecting-multi-chain.model.ts'

interface ConnectingMultiChainProps {
  readonly kit: ChainKit
  readonly params: Routes['ConnectingMultiChain']
}

/** The families of networks that a wallet serves, to choose one. */
export function ConnectingMultiChainView({ kit, params }: ConnectingMultiChainProps): ReactElement {
  const { Button, Image, List, ListRow, Stack, Text, globeIcon, icons, useModalWorld } = kit
  const { core, snapshot, text } = useModalWorld()
  const model = connectingMultiChainModel(snapshot, params, { ...core, text, kit })
  return (
    <Stack gap={5} above={2}>
      <Stack gap={4} align="center">
        <Image src={model.walletIcon} size={6.4} fallback={icons.wallet} />
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
          {text.say('connecting.other')}
        </Button>
      )}
    </Stack>
  )
}
