import type { ReactElement } from 'react'
import type { ViewProps } from '../define-view.ts'
import { PairingBody } from './pairing-body.tsx'

/** Pairing with the wallet that was chosen, or with whichever scans the code. */
export function ConnectingWalletConnectView({
  params,
}: ViewProps<'ConnectingWalletConnect'>): ReactElement {
  // Another wallet begins anew: which way was chosen, and how long was waited.
  return <PairingBody key={params.walletId} params={params} />
}
