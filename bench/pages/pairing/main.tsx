import { evmAdapter } from '@latchkey/adapter-evm'
import { ConnectButton, createLatchkey, useLatchkeyAccount } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { mainnet } from 'viem/chains'
import { relayUrl } from '../relay-url.ts'
import { drawPage } from '../root.ts'

const latchkey = createLatchkey({
  projectId: 'bench',
  adapters: [evmAdapter()],
  walletConnect: walletConnect(),
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  endpoints: { relay: relayUrl },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

function Page() {
  const { address } = useLatchkeyAccount({ latchkey })
  return (
    <main>
      <h1>Shop</h1>
      <ConnectButton latchkey={latchkey} />
      <button
        type="button"
        data-testid="pair-button"
        onClick={() => void latchkey.open({ view: 'ConnectingWalletConnectBasic' })}
      >
        Scan
      </button>
      <output data-testid="account">{address}</output>
    </main>
  )
}

drawPage(<Page />)
