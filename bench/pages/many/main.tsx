import { bitcoin, bitcoinAdapter, bitcoinTestnet } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { solana, solanaAdapter, solanaDevnet, solanaTestnet } from '@latchkey/adapter-solana'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { drawShop } from '../shop-page.tsx'

const NETWORKS = 200

/** The page for three namespaces, with as many networks as the largest sites. */
const others = [solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet] as const
const evm = Array.from({ length: NETWORKS - others.length }, (_, index) => ({
  ...mainnet,
  id: index + 1,
  name: `Network ${index + 1}`,
}))

const latchkey = createLatchkey({
  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
  networks: [...others, ...evm],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

drawShop({ latchkey })
