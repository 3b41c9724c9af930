import { bitcoin, bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { solana, solanaAdapter } from '@latchkey/adapter-solana'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { drawShop } from '../shop-page.tsx'

/** The page with our button, for wallets of three namespaces. */
const latchkey = createLatchkey({
  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
  networks: [mainnet, solana, bitcoin],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

drawShop({ latchkey })
