import { evmAdapter } from '@latchkey/adapter-evm'
import { localSiwx } from '@latchkey/core/siwx'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { suiAdapter } from './sui/adapter.ts'
import { suiDevnet } from './sui/networks.ts'

/** With `?sign-in` visitors sign in after they connected, which a site may require. */
const requiresSignIn = new URLSearchParams(window.location.search).has('sign-in')

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
  siwx: requiresSignIn ? localSiwx({ messenger: { statement: 'Read the tide gauge' } }) : undefined,
  themeMode: 'system',
})
