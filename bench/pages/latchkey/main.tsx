import { evmAdapter } from '@latchkey/adapter-evm'
import { ConnectButton, createLatchkey, useLatchkeyAccount } from '@latchkey/react'
import { mainnet } from 'viem/chains'
import { drawPage } from '../root.ts'

const latchkey = createLatchkey({
  adapters: [evmAdapter()],
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  // No remote part is measured: the node is this page's own.
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
})

// The rounds of opening and closing are driven from outside.
Object.assign(window, { latchkey })

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
