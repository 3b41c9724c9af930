import {
  allAddresses,
  type LandedTransaction,
  type TokenHolding,
} from '../../chains/solana/history.ts'

/** How much more of a coin or token an owner has after a transaction; negative: less. */
export interface Change {
  /** `null`: coins. */
  readonly mint: string | null
  readonly amount: bigint
  readonly decimals: number
}

const SOL_DECIMALS = 9

/** Returns the balance changes of an owner in a transaction, without the fee that it paid. */
export function changesOf(landed: LandedTransaction, owner: string): readonly Change[] {
  const coins = { mint: null, amount: coinChange(landed, owner), decimals: SOL_DECIMALS }
  return [coins, ...tokenChanges(landed, owner)].filter(({ amount }) => amount !== 0n)
}

/**
 * Finds the address that gained an asset that the payer gave away; returns empty text if there is
 * none.
 */
export function recipientOf(landed: LandedTransaction, changes: readonly Change[]): string {
  const mints = changes.filter(({ amount }) => amount < 0n).map(({ mint }) => mint)
  const { before, after } = landed
  const owners = new Set([...before.tokens, ...after.tokens].map(({ owner }) => owner))
  const tokenAccounts = new Set([...before.tokens, ...after.tokens].map(({ index }) => index))
  const plain = allAddresses(landed.addresses).filter((_address, at) => !tokenAccounts.has(at))
  const gained = [...owners, ...plain].find((address) =>
    changesOf(landed, address).some(({ mint, amount }) => amount > 0n && mints.includes(mint)),
  )
  return gained ?? ''
}

function coinChange(
  { addresses, before, after, feeLamports }: LandedTransaction,
  owner: string,
): bigint {
  const at = allAddresses(addresses).indexOf(owner)
  if (at === -1) return 0n
  const change = (after.lamports[at] ?? 0n) - (before.lamports[at] ?? 0n)
  // The first address pays the fee.
  return at === 0 ? change + feeLamports : change
}

function tokenChanges({ before, after }: LandedTransaction, owner: string): readonly Change[] {
  const own = ({ tokens }: { readonly tokens: readonly TokenHolding[] }) =>
    tokens.filter((token) => token.owner === owner)
  const decimalsOf = new Map(
    [...own(before), ...own(after)].map(({ mint, decimals }) => [mint, decimals]),
  )
  const sum = (tokens: readonly TokenHolding[], mint: string) =>
    tokens.reduce((total, token) => (token.mint === mint ? total + token.amount : total), 0n)
  return [...decimalsOf].map(([mint, decimals]) => ({
    mint,
    decimals,
    amount: sum(own(after), mint) - sum(own(before), mint),
  }))
}
