import { type AccountId, accountOn, namespaceOf, networkOf } from '../contract/index.ts'
import type { PendingTransaction } from '../store/state/activity.ts'
import type { Holding } from '../store/state/portfolio.ts'

/** The address by which the server knows the coin of a network. Source: docs/constants.json. */
const COINS: Partial<Record<string, string>> = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}
/** Most tokens of one request: the server reads each from a node. */
const MAX_TOKENS = 20

/**
 * Tokens whose amounts the server has to read again, because the visitor moved them: it answers
 * from a cache otherwise. Source: docs/blockchain-api.md, section 4.
 */
export interface StaleTokens {
  /**
   * Adds what a transaction changed: the coin, which pays the fee, and the moved token; where it is more
   * than a transfer, everything that the account holds.
   */
  add(
    transaction: Pick<PendingTransaction, 'account' | 'transfer'>,
    holdings: readonly Holding[],
  ): void
  /** The tokens of an account, as CAIP-10 ids. */
  of(account: AccountId): readonly string[]
  /** The server has read them. */
  remove(account: AccountId, tokens: readonly string[]): void
}

/** Creates the stale tokens of one core. */
export function createStaleTokens(): StaleTokens {
  const known = new Map<AccountId, readonly string[]>()
  const of = (account: AccountId): readonly string[] => known.get(account) ?? []
  return {
    add({ account, transfer }, holdings) {
      const coin = COINS[namespaceOf(account)]
      const moved = transfer ? [transfer.token] : holdings.map(({ address }) => address)
      const addresses = [coin, ...moved].flatMap((address) => address ?? [])
      const added = addresses.map((address) => accountOn(networkOf(account), address))
      known.set(account, [...new Set([...added, ...of(account)])].slice(0, MAX_TOKENS))
    },
    of,
    remove(account, tokens) {
      const left = of(account).filter((token) => !tokens.includes(token))
      if (left.length > 0) known.set(account, left)
      else known.delete(account)
    },
  }
}
