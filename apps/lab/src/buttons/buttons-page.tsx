import { useLatchkeyAccount, WalletButton } from '@latchkey/react'
import { type ReactElement, useState } from 'react'

/** One of each kind of way to connect; the first is of the listing alone. */
const WAYS = ['copperleaf', 'walletConnect', 'email', 'google'] as const

/** A page that connects by wallet buttons alone. */
export function ButtonsPage(): ReactElement {
  const { status, address } = useLatchkeyAccount()
  const [connected, setConnected] = useState('')
  return (
    <main>
      <h1>Page of wallet buttons</h1>
      <p data-testid="status">{status}</p>
      <p data-testid="address">{address}</p>
      <p data-testid="connected">{connected}</p>
      {WAYS.map((way) => (
        <p key={way} data-testid={`way-${way}`}>
          <WalletButton
            wallet={way}
            onSuccess={(account) => setConnected(`${way} ${account}`)}
            onError={console.warn}
          />
        </p>
      ))}
    </main>
  )
}
