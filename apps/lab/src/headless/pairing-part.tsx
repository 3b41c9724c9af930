import { useLatchkeyPairing } from '@latchkey/react'
import { type ReactElement, useState } from 'react'

/** Wallets on other devices. A real page draws the address as a code. */
export function PairingPart(): ReactElement {
  const { step, uri, wallet, error, connect, cancel } = useLatchkeyPairing()
  const [account, setAccount] = useState('')
  return (
    <section>
      <h2>On another device</h2>
      <button type="button" onClick={() => connect().then(setAccount, () => {})}>
        Pair
      </button>
      <button type="button" onClick={() => cancel().catch(console.warn)}>
        Cancel pairing
      </button>
      <p data-testid="pairing-step">{step}</p>
      <p data-testid="pairing-wallet">{wallet?.name}</p>
      <p data-testid="pairing-uri">{uri}</p>
      <p data-testid="pairing-error">{error?.code}</p>
      <p data-testid="paired-account">{account}</p>
    </section>
  )
}
