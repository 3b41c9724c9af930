import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { mainnet } from 'viem/chains'

/** One modal for the whole site. Your own project id goes here. */
export const latchkey = createLatchkey({
  projectId: 'your-project-id',
  metadata: {
    name: 'The Harbour Book',
    description: 'A guest book that visitors sign with their wallet.',
    url: window.location.origin,
    icons: [`${window.location.origin}/anchor.svg`],
  },
  adapters: [evmAdapter()],
  walletConnect: walletConnect(),
  networks: [mainnet],
  themeMode: 'system',
})
