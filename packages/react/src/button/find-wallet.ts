import type { Namespace } from '@latchkey/core/contract'
import type { PublicWallet } from '../instance/readings.ts'

/**
 * The wallet that a site means by `name`: its id, its rdns, or its name, in which case blanks,
 * capitals and a "Wallet" at the end don't matter (`trust` is "Trust Wallet").
 *
 * @param namespace - Only wallets of this one; without it the first of any.
 */
export function findWallet(
  wallets: readonly PublicWallet[],
  name: string,
  namespace?: Namespace,
): PublicWallet | undefined {
  const there = wallets.filter((wallet) => (namespace ?? wallet.namespace) === wallet.namespace)
  return (
    there.find(({ id, rdns }) => id === name || rdns === name) ??
    there.find((wallet) => plainName(wallet.name) === plainName(name))
  )
}

/** A name without what does not matter in it. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/wallet$/, '')
}
