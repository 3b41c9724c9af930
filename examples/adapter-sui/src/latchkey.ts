import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { suiAdapter } from './sui/adapter.ts'
import { suiDevnet } from './sui/networks.ts'

/** One modal for the whole site: our own adapter beside one of Latchkey's. */
export const latchkey = createLatchkey({
  metadata: {
    name: 'Tide gauge',
    description: 'A site for visitors with Sui.',
    url: window.location.origin,
    icons: [`${window.location.origin}/anchor.svg`],
  },
  adapters: [suiAdapter(), evmAdapter()],
  networks: [suiDevnet, mainnet],
  themeMode: 'system',
})
