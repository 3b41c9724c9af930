import type { AccountId, PlainError } from '../../contract/index.ts'
import type { WalletCard } from '../domain-event.ts'
import type { PairableWallet } from './listing.ts'

/** Pairing with a wallet by an address that it scans or opens. */
export type PairingStep =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing' }
  /** `uri` is a secret: it is shown, and never logged or stored. Source: docs/security.md, S26. */
  | { readonly step: 'waiting'; readonly uri: string; readonly expiresAtMs: number }
  /** The visitor was sent to the wallet. */
  | { readonly step: 'linking'; readonly uri: string; readonly expiresAtMs: number }
  | { readonly step: 'connected'; readonly wallet: WalletCard; readonly account: AccountId }
  | { readonly step: 'expired' }
  | { readonly step: 'failed'; readonly error: PlainError }

/** The state of pairing over wallet-connect. */
export interface PairingState {
  current: PairingStep
  /** The wallet that was chosen; none: whichever scans the code. */
  wallet?: PairableWallet | undefined
  /** The page shows the address itself: no view has to be open for it. */
  isHeadless?: boolean | undefined
  /** The address is for a code beside the list of wallets: the list is the view that shows it. */
  isBesideList?: boolean | undefined
  /** The relay was lost; it is looked for again by itself. */
  isOffline?: boolean | undefined
  /** The session was made where the website offers nothing but wallet-connect. */
  isBasic?: boolean | undefined
}
