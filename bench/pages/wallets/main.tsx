import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { mainnet } from 'viem/chains'
import { listingUrl } from '../listing-url.ts'
import { drawPage } from '../root.ts'

const latchkey = createLatchkey({
  projectId: 'bench',
  adapters: [evmAdapter()],
  walletConnect: walletConnect(),
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  features: { analytics: false },
  endpoints: { walletApi: listingUrl },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

drawPage(
  <main>
    <h1>Shop</h1>
    <button
      type="button"
      data-testid="wallets-button"
      onClick={() => void latchkey.open({ view: 'AllWallets' })}
    >
      All wallets
    </button>
  </main>,
)
