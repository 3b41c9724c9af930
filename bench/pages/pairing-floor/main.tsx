import type { UniversalProvider } from '@walletconnect/universal-provider'
import { useEffect, useState } from 'react'
import { relayUrl } from '../relay-url.ts'
import { drawPage } from '../root.ts'

type Provider = InstanceType<typeof UniversalProvider>

/** The library as its makers show it, loaded when it is needed: no code is drawn, only its text. */
let making: Promise<Provider> | undefined
function provider(): Promise<Provider> {
  making ??= import('@walletconnect/universal-provider').then(({ UniversalProvider }) =>
    UniversalProvider.init({
      projectId: 'bench',
      relayUrl,
      telemetryEnabled: false,
      metadata: { name: 'Shop', description: '', url: location.origin, icons: [] },
    }),
  )
  return making
}

const WANTED = { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] }

function Page() {
  const [uri, setUri] = useState<string>()
  const [account, setAccount] = useState<string>()
  useEffect(() => {
    if (localStorage.getItem('paired') === null) return
    void provider().then(({ session }) => setAccount(readAddress(session)))
  }, [])

  async function pair(): Promise<void> {
    const own = await provider()
    own.on('display_uri', setUri)
    const session = await own.connect({ optionalNamespaces: { eip155: WANTED } })
    localStorage.setItem('paired', 'yes')
    setAccount(readAddress(session))
  }

  return (
    <main>
      <h1>Shop</h1>
      <button type="button" data-testid="pair-button" onClick={() => void pair()}>
        Scan
      </button>
      <output data-testid="code">{uri}</output>
      <output data-testid="account">{account}</output>
    </main>
  )
}

function readAddress(session: Provider['session']): string | undefined {
  return session?.namespaces['eip155']?.accounts[0]?.split(':')[2]
}

drawPage(<Page />)
