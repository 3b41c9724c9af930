import { solana } from '@latchkey/adapter-solana'
import type { Namespace } from '@latchkey/core/contract'
import {
  useLatchkeyAccount,
  useLatchkeyDisconnect,
  useLatchkeyNetwork,
  useLatchkeyState,
} from '@latchkey/react'
import type { ReactElement } from 'react'
import { ListingPart } from './listing-part.tsx'
import { LoginPart } from './login-part.tsx'
import { PairingPart } from './pairing-part.tsx'
import { WalletsPart } from './wallets-part.tsx'

const NAMESPACES: readonly Namespace[] = ['eip155', 'solana', 'bip122']

/** A page that draws everything itself: it has no button and no view of ours. */
export function HeadlessPage(): ReactElement {
  const { status } = useLatchkeyAccount()
  const { initialized, loading } = useLatchkeyState()
  const { disconnect } = useLatchkeyDisconnect()
  const { caipNetworkId, switchNetwork } = useLatchkeyNetwork()
  return (
    <main>
      <h1>Page without views</h1>
      <p data-testid="status" data-ready={initialized} data-loading={loading}>
        {status}
      </p>
      <ul>
        {NAMESPACES.map((namespace) => (
          <AccountLine key={namespace} namespace={namespace} />
        ))}
      </ul>
      <p data-testid="network">{caipNetworkId}</p>
      <button type="button" onClick={() => switchNetwork(solana).catch(console.warn)}>
        Use Solana
      </button>
      <button type="button" onClick={() => disconnect().catch(console.warn)}>
        Disconnect
      </button>
      <WalletsPart />
      <PairingPart />
      <ListingPart />
      <LoginPart />
    </main>
  )
}

function AccountLine({ namespace }: { readonly namespace: Namespace }): ReactElement {
  const { address, status } = useLatchkeyAccount({ namespace })
  return <li data-testid={`account-${namespace}`}>{address ?? status}</li>
}
