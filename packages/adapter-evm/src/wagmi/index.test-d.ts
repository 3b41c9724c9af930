import type { ChainAdapter } from '@latchkey/core/contract'
import * as wagmi3 from '@wagmi/core'
import { createConfig, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { expectTypeOf, test } from 'vitest'
import { createConfig as createConfig2 } from 'wagmi-core-2'
import { type LatchkeyInstance, latchkeyConnector, wagmiAdapter } from './index.ts'

declare const latchkey: LatchkeyInstance

test('both versions of wagmi take the connector', () => {
  const site = {
    chains: [mainnet],
    connectors: [latchkeyConnector({ latchkey })],
    transports: { [mainnet.id]: http() },
  } as const

  const [connector] = createConfig(site).connectors
  createConfig2(site)

  expectTypeOf(connector.getProvider).returns.resolves.toExtend<object | undefined>()
})

test('a config is taken with its actions', () => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })

  expectTypeOf(wagmiAdapter(config, wagmi3)).toEqualTypeOf<ChainAdapter<'eip155'>>()
  // @ts-expect-error the actions are missing
  wagmiAdapter(config)
})

test('a connector without a modal is refused', () => {
  // @ts-expect-error the modal is missing
  latchkeyConnector({})
})
