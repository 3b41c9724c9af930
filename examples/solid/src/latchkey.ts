import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { base, mainnet } from 'viem/chains'
import '@latchkey/react/elements'

export const latchkey = createLatchkey({
  adapters: [evmAdapter()],
  networks: [mainnet, base],
  projectId: 'your-project-id',
  themeMode: 'system',
  walletConnect: walletConnect(),
})
