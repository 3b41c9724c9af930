import { type Clock, LatchkeyError, type Undo } from '../../contract/index.ts'
import type { Found } from '../create-discovery.ts'
import { listenToWallet } from '../listen-to-wallet.ts'
import { createRereading } from '../rereading.ts'

/**
 * A wallet that registers itself with a page. It is a foreign object: only `readRegistration` and
 * `readStandardAccounts` read its fields. Source: Wallet Standard, 1.0.
 */
export interface StandardWallet {
  readonly features: unknown
  readonly accounts: unknown
}

/** A wallet of this page, with the object that answers requests. */
export interface FoundStandard<H> extends Found {
  /** The object that the adapter sends requests to. */
  readonly handle: H
  /** The wallet's own object, which identifies it. */
  readonly own: object
}

/**
 * Sends a request to a wallet in the calling task; a synchronous throw becomes a rejection.
 *
 * @param feature - `standard:connect`, whose method is `connect`, and so on.
 * @throws LatchkeyError `wallet.unsupported-method` when the wallet has no such feature.
 */
export async function callFeature(
  { features }: StandardWallet,
  feature: string,
  ...input: readonly unknown[]
): Promise<unknown> {
  const own: unknown = Reflect.get(Object(features), feature)
  const method: unknown = Reflect.get(Object(own), feature.slice(feature.indexOf(':') + 1))
  if (typeof method !== 'function') throw new LatchkeyError('wallet.unsupported-method', {})
  return Reflect.apply(method, own, input)
}

/**
 * Listens to changes of a wallet, until undone. Source: Wallet Standard, `standard:events`.
 *
 * @param changed - Called on every change, and again later: some wallets emit before their accounts are new.
 * The change itself is to be read from the wallet.
 */
export function followStandardWallet(
  { features }: StandardWallet,
  clock: Clock,
  changed: () => void,
): Undo {
  const rereading = createRereading(clock, changed)
  const unfollow = listenToWallet(
    (listener) => Object(Reflect.get(Object(features), 'standard:events')).on('change', listener),
    rereading.request,
  )
  return () => {
    unfollow()
    rereading.end()
  }
}
