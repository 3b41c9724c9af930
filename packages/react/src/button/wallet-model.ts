import type { LatchkeyError, Namespace } from '@latchkey/core/contract'
import type { PublicWallet, Readings } from '../instance/readings.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { enPage } from '../messages/en/page.ts'
import { fillIn } from '../messages/fill-in.ts'
import type { PageMessageKey } from '../messages/messages.ts'
import { connectTarget } from './connect-target.ts'
import { findWallet } from './find-wallet.ts'
import { pageText } from './page-text.ts'

/** The options of a wallet button. */
export interface WalletButtonOptions {
  /**
   * Its id, rdns or name, such as `io.metamask` or `metamask`, in this browser or in the listing; or
   * `walletConnect`, `email` or a social, such as `google`.
   */
  readonly wallet: string
  readonly namespace?: Namespace | undefined
  /** Default: the wallet's name. */
  readonly label?: string | undefined
}

/** State of the last attempt. */
export type Try =
  | { readonly step: 'rest' | 'pending' }
  | { readonly step: 'failed'; readonly error: LatchkeyError }

/** The state that a wallet button shows. */
export interface WalletModel {
  readonly status: 'ready' | 'pending' | 'error' | 'connected'
  /** The wallet, once it has been found in this browser. */
  readonly wallet: PublicWallet | undefined
  /**
   * URL of its picture, in this browser or, once it was found there, in the listing; undefined for
   * logins.
   */
  readonly picture: string | undefined
  readonly label: string
  readonly accessibleName: string
  /** The name to find in the listing: of a wallet that is not in this browser and was not found yet. */
  readonly unlisted: string | undefined
}

/** Decides what a wallet button shows, in React and in elements. */
export function walletModel(
  readings: Readings,
  choice: WalletButtonOptions,
  last: Try['step'],
): WalletModel {
  const wallet = findWallet(readings.wallets(), choice.wallet, choice.namespace)
  const target = connectTarget(choice.wallet, choice.namespace)
  const sought = wallet === undefined ? target.walletName : undefined
  const listed = sought === undefined ? undefined : readings.namedWallet(sought)
  const isConnected = readings
    .connections()
    .some((each) => (wallet === undefined ? target.isOf(each, listed) : isSame(each, wallet)))
  const status = isConnected ? 'connected' : statusOf(last)
  const name =
    wallet?.name ?? listed?.name ?? target.name ?? pageText(readings, 'button.email', ENGLISH)
  const sentence = fillIn(pageText(readings, MESSAGES[status], ENGLISH), { wallet: name })
  return {
    status,
    wallet,
    picture: wallet?.icon ?? listed?.imageUrl,
    label: choice.label ?? (status === 'error' || status === 'pending' ? sentence : name),
    accessibleName: choice.label ?? sentence,
    // Wallets of this browser are looked for before the listing is requested.
    unlisted: listed === undefined && readings.state().initialized ? sought : undefined,
  }
}

/** Returns true if a connection belongs to this wallet. */
export function isSame(
  connection: { readonly namespace: Namespace; readonly wallet: { readonly id: string } },
  wallet: PublicWallet,
): boolean {
  return connection.namespace === wallet.namespace && connection.wallet.id === wallet.id
}

const ENGLISH = { ...enPage, ...enButtons }

const MESSAGES: Readonly<Record<WalletModel['status'], PageMessageKey>> = {
  ready: 'button.wallet',
  pending: 'button.connecting',
  error: 'button.walletAgain',
  connected: 'button.walletConnected',
}

function statusOf(step: Try['step']): WalletModel['status'] {
  if (step === 'rest') return 'ready'
  return step === 'failed' ? 'error' : 'pending'
}
