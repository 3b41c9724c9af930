import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { mainnet } from 'viem/chains'
import { relayUrl } from '../relay-url.ts'
import { drawShop } from '../shop-page.tsx'

const latchkey = createLatchkey({
  projectId: 'bench',
  adapters: [evmAdapter()],
  walletConnect: walletConnect(),
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  endpoints: { relay: relayUrl },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

drawShop({
  latchkey,
  children: (
    <button
      type="button"
      data-testid="pair-button"
      onClick={() => void latchkey.open({ view: 'ConnectingWalletConnectBasic' })}
    >
      Scan
    </button>
  ),
})
