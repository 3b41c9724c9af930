import { evmAdapter } from '@latchkey/adapter-evm'
import { frameAuth } from '@latchkey/frame'
import { ConnectButton, createLatchkey, useLatchkeyAccount } from '@latchkey/react'
import { useState } from 'react'
import { mainnet } from 'viem/chains'
import { drawPage } from '../root.ts'
import { apiUrl, siteUrl } from '../site-url.ts'

const source = frameAuth()
type Port = Awaited<ReturnType<typeof source.load>>
let port: Port | undefined

const latchkey = createLatchkey({
  projectId: 'bench',
  adapters: [evmAdapter()],
  networks: [mainnet],
  metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
  endpoints: { secureSite: siteUrl, ...(apiUrl && { blockchainApi: apiUrl }) },
  customRpcUrls: { 'eip155:1': [`${location.origin}/node`] },
  auth: {
    ...source,
    async load(host) {
      port = await source.load(host)
      return port
    },
  },
})

window.latchkey = latchkey

// The channel to the frame itself, without the code before it.
window.safeCall = async () => port?.channel.request('eip155:1', 'eth_accounts', [])

function Page() {
  const { address } = useLatchkeyAccount({ latchkey })
  const [outcome, setOutcome] = useState('')

  async function sign(): Promise<void> {
    const params = ['0x68656c6c6f', address]
    const asked = latchkey.getProvider('eip155')?.request({ method: 'personal_sign', params })
    await asked?.then(
      () => setOutcome('signed'),
      () => setOutcome('declined'),
    )
  }

  return (
    <main>
      <h1>Shop</h1>
      <ConnectButton latchkey={latchkey} />
      <button type="button" data-testid="sign-button" onClick={() => void sign()}>
        Sign
      </button>
      <output data-testid="outcome">{outcome}</output>
      <output data-testid="account">{address}</output>
    </main>
  )
}

drawPage(<Page />)
