import type { AccountId, NetworkId } from '../../contract/index.ts'

/** An account's amount of one token, or of the native coin. */
export interface TokenBalance {
  /** Plain address of the token; undefined for the native coin. */
  readonly address?: string | undefined
  /** Undefined where only nodes know the token. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  /** Exact amount in whole tokens, as a plain decimal. */
  readonly amountText: string
  readonly decimals: number
  /** Undefined where it is unknown, which does not mean 0. */
  readonly priceUsd?: number | undefined
  readonly valueUsd?: number | undefined
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
}

/** A token with the network it is on. */
export interface Holding extends TokenBalance {
  readonly networkId: NetworkId
}

/** The holdings of an account on one network. They stay as they are while they are read again. */
export type AccountHoldings =
  /** Before the first answer. */
  | { readonly status: 'loading'; readonly holdings?: undefined }
  /** The most valuable first, those of unknown value last. */
  | { readonly status: 'ready'; readonly holdings: readonly Holding[] }
  | {
      /** The tokens could not be listed; an earlier list, or the native coin, may be known all the same. */
      readonly status: 'unavailable'
      readonly holdings?: readonly Holding[] | undefined
      /** No source lists tokens of this network, so that there is nothing to try again. */
      readonly hasNoSource?: boolean | undefined
    }

/** The holdings of accounts, and of which networks they are shown. */
export interface PortfolioState {
  /** The active network, or all of its namespace. */
  scope: 'network' | 'namespace'
  accounts: Partial<Record<AccountId, AccountHoldings>>
  /**
   * How long it takes until lists that could not be read may be requested again, in seconds, counted down;
   * there once a press came too early.
   */
  retrySeconds?: Partial<Record<AccountId, number>> | undefined
}
