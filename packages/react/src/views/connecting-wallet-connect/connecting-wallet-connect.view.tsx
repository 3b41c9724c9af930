import { Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { enCodes } from '../../messages/en/codes.ts'
import { Agreement } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { PairingBody } from './pairing-body.tsx'

/** Pairing with one wallet, or with any. */
export const view: ViewDefinition<'ConnectingWalletConnect'> = {
  needsAccount: true,
  english: enCodes,
  View: ConnectingWalletConnectView,
  title({ walletId }, { snapshot, text }) {
    const { wallet, current } = snapshot.pairing
    // Whichever wallet scanned the code has a name now.
    if (current.step === 'connected') return current.wallet.name
    return wallet !== undefined && wallet.id === walletId ? wallet.name : text.get('pairing.title')
  },
}

/** Pairing with the wallet that was chosen, or with whichever scans the code. */
function ConnectingWalletConnectView({
  params,
}: ViewProps<'ConnectingWalletConnect'>): ReactElement {
  const isDue = useTermsDue()
  // Another wallet resets the body: the chosen way, and the time that was waited.
  const body = <PairingBody key={params.walletId} params={params} />
  return (
    <Stack gap={4}>
      {isDue && <Agreement />}
      {body}
    </Stack>
  )
}
