import { latchkeyConnector } from '@latchkey/adapter-evm/wagmi'
import { base, mainnet } from 'viem/chains'
import { createConfig, http } from 'wagmi'
import { latchkey } from './latchkey'

export const config = createConfig({
  chains: [mainnet, base],
  connectors: [latchkeyConnector({ latchkey })],
  multiInjectedProviderDiscovery: false,
  transports: { [mainnet.id]: http(), [base.id]: http() },
})
