import type { Actions, PairableWallet, Snapshot, WalletPlatform } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import type { ConnectedDetails } from '../../partials/connected-account/connected-details.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'

/** The part of the state that pairing shows. */
export type PairingShown = Pick<
  Snapshot,
  | 'accounts'
  | 'pairing'
  | 'wallets'
  | 'options'
  | 'device'
  | 'router'
  | 'network'
  | 'modal'
  | 'terms'
  | 'connectorPictures'
>

/** A wallet as it is in snapshots. */
export type ShownWallet = Snapshot['pairing']['wallet'] & PairableWallet

/** How long the visitor has been waiting for the same thing. */
export type Wait = 'short' | 'long' | 'tooLong'

/** The facts that depend on the page, not on the state. */
export interface Moment {
  /** The way to the wallet that was chosen; undefined: the first one there is. */
  readonly platform?: WalletPlatform | undefined
  readonly wait: Wait
  /** The visitor came back from the wallet a moment ago. */
  readonly isBack: boolean
}

export interface PairingTools {
  readonly snapshot: PairingShown
  readonly wallet: ShownWallet | undefined
  readonly actions: Actions
  readonly text: Wording
}

/** A line that leads to the wallet itself, for visitors without it. */
export interface GetRow {
  readonly walletName: string
  run(): void
}

/** A code to scan. */
export interface CodeScene {
  readonly kind: 'code'
  /** A secret; undefined until it is there. */
  readonly uri: string | undefined
  readonly label: string
  /** The picture of the wallet that it is for; undefined where it is for any. */
  readonly picture: { readonly src: string | undefined } | undefined
  readonly line: string
  /** undefined until there is something to copy. */
  readonly copy: (() => Promise<boolean>) | undefined
  /** There is no address before the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  readonly get: GetRow | undefined
  /** For visitors without any wallet. */
  readonly help: (() => void) | undefined
}

/** Two pictures, the state between them, and the next step. */
export interface LatchedScene extends LatchStatus {
  readonly kind: 'latch'
  readonly siteIcon: string | undefined
  readonly walletIcon: string | undefined
  readonly action?: LatchAction | undefined
  readonly other?: LatchAction | undefined
  readonly get?: GetRow | undefined
  readonly account?: ConnectedDetails | undefined
}

export type PairingScene = CodeScene | LatchedScene
