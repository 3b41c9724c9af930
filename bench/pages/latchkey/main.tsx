import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { drawShop } from '../shop-page.tsx'

const latchkey = createLatchkey({
  adapters: [evmAdapter()],
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  // No remote part is measured: the node is this page's own.
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

// The rounds of opening and closing are driven from outside.
Object.assign(window, { latchkey })

drawShop({ latchkey })
