import { bitcoin, bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { solana, solanaAdapter } from '@latchkey/adapter-solana'
import { ConnectButton, createLatchkey, useLatchkeyAccount } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { drawPage } from '../root.ts'

/** The page with our button, for wallets of three namespaces. */
const latchkey = createLatchkey({
  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
  networks: [mainnet, solana, bitcoin],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

function Page() {
  const { address } = useLatchkeyAccount({ latchkey })
  return (
    <main>
      <h1>Shop</h1>
      <ConnectButton latchkey={latchkey} />
      <output data-testid="account">{address}</output>
    </main>
  )
}

drawPage(<Page />)
