import { useLatchkeyWallets } from '@latchkey/react'
import type { ReactElement } from 'react'

/** The wallets of this browser. */
export function WalletsPart(): ReactElement {
  const { wallets, connect } = useLatchkeyWallets()
  return (
    <section>
      <h2>In this browser</h2>
      {wallets.map((wallet) => (
        <button
          key={`${wallet.namespace} ${wallet.id}`}
          type="button"
          data-testid={`local-${wallet.namespace}-${wallet.name}`}
          onClick={() => connect(wallet).catch(console.warn)}
        >
          {wallet.name}
        </button>
      ))}
    </section>
  )
}
