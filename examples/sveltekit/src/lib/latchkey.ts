import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/svelte'
import { walletConnect } from '@latchkey/walletconnect'
import { base, mainnet } from 'viem/chains'

export const newLatchkey = () =>
  createLatchkey({
    adapters: [evmAdapter()],
    cookie: true,
    networks: [mainnet, base],
    projectId: 'your-project-id',
    themeMode: 'system',
    walletConnect: walletConnect(),
  })
