import { type AccountId, type AccountTypeRules, addressOf, networkOf } from '../contract/index.ts'

/** Witness version 1. Source: BIP-350. */
const TAPROOT = /^(?:bc|tb|bcrt)1p/i

/**
 * The Bitcoin accounts of a shared wallet that a website without adapters may use: those of types that it
 * allows, with the preferred type first. Beside an account of another type a taproot account is for
 * ordinals; alone it may be for both, as in the adapter for Bitcoin.
 */
export function allowedBitcoinAccounts(
  accounts: readonly AccountId[],
  { allowed, preferred }: AccountTypeRules,
): readonly AccountId[] {
  const networkIds = [...new Set(accounts.map(networkOf))]
  return networkIds.flatMap((networkId) => {
    const here = accounts.filter((id) => networkOf(id) === networkId)
    const ordinals = here.filter((id) => TAPROOT.test(addressOf(id)))
    if (ordinals.length === here.length) return here
    const payments = here.filter((id) => !ordinals.includes(id))
    const ordered = [
      { type: 'payment', ids: payments },
      { type: 'ordinal', ids: ordinals },
    ] as const
    const usable = ordered.filter(({ type }) => allowed?.includes(type) ?? true)
    const first = usable.filter(({ type }) => type === preferred)
    return [...first, ...usable.filter(({ type }) => type !== preferred)].flatMap(({ ids }) => ids)
  })
}
