import type { Effect } from './effect.ts'
import type { NetworkId } from './network-id.ts'

/** A request to a wallet, as a site makes it. */
export interface WalletRequest {
  /** The network that the wallet is asked on. */
  readonly network: NetworkId
  /** For example `eth_sendTransaction`. */
  readonly method: string
  readonly params: unknown
}

/**
 * The knowledge of the site. Everything here makes an explanation say more, nothing makes it say
 * less.
 */
export interface ExplainContext {
  /** Addresses of the visitor on the request's network. */
  readonly ownAddresses?: readonly string[] | undefined
  /** Addresses that the visitor has dealt with. What imitates one of them is warned of. */
  readonly knownAddresses?: readonly string[] | undefined
  /** Tokens whose standard is certain: their calls are then told apart. */
  readonly tokens?: readonly KnownToken[] | undefined
  /**
   * Contracts of exchanges on the request's network, beside those of Uniswap and Seaport on Ethereum and
   * Base, which are known.
   */
  readonly contracts?: readonly KnownContract[] | undefined
  /**
   * Descriptors by ERC-7730, parsed from their JSON. They describe calls of the contracts that they name
   * and that are not known otherwise. A malformed one is left out.
   */
  readonly descriptors?: readonly unknown[] | undefined
  /** Solana: the addresses in each address lookup table, by the table's own address. */
  readonly lookupTables?: ReadonlyMap<string, readonly string[]> | undefined
}

/** A contract whose calls are trades, and that the site knows to be what it says. */
export interface KnownContract {
  readonly address: string
  /** `uniswapRouter02` is the one for both versions, `wrappedCoin` the token that stands for the coin. */
  readonly kind:
    | 'uniswapV2Router'
    | 'uniswapV3Router'
    | 'uniswapRouter02'
    | 'universalRouter'
    | 'wrappedCoin'
    | 'seaport'
}

/** A token contract whose standard the site knows. */
export interface KnownToken {
  readonly address: string
  readonly standard: 'erc20' | 'erc721'
}

/** The effects of a request, as data. Each view makes its own texts from it. */
export interface Explanation {
  readonly network: NetworkId
  readonly signs: 'transaction' | 'calls' | 'typedData' | 'message' | 'unknown'
  /** In the order in which they happen. Empty where nothing happens but a fee. */
  readonly effects: readonly Effect[]
  readonly warnings: readonly Warning[]
  /** The most that the network takes, in its coin; absent if the request does not state it. */
  readonly fee?: bigint | undefined
}

/** Something that a visitor should know before signing. `effect` is the index in `effects`. */
export type Warning =
  /** More than any token has may be taken. */
  | { readonly kind: 'unlimitedAllowance'; readonly effect: number }
  /** Every item of a collection may be taken. */
  | { readonly kind: 'control'; readonly effect: number }
  /** A signature is enough: nothing will be asked again before something is taken. */
  | { readonly kind: 'signatureSpends'; readonly effect: number }
  /** Not described. It may do anything that the called address can do. */
  | { readonly kind: 'unknown'; readonly effect: number }
  /** Another address gets control of the account. */
  | { readonly kind: 'accountControl'; readonly effect: number }
  /** An address imitates one that is known: the first and last four digits are the same. */
  | { readonly kind: 'lookAlike'; readonly address: string; readonly resembles: string }
  /** The signed message stays valid for any time. */
  | { readonly kind: 'noExpiry'; readonly effect: number }
  /** Others can put in or take out inputs or outputs after signing. */
  | { readonly kind: 'openSignature' }
  /** An amount is only stated: the fee can be higher than it seems. */
  | { readonly kind: 'uncertainFee' }
  /** The trade may bring nothing for what it gives: there is no least amount. */
  | { readonly kind: 'noMinimum'; readonly effect: number }
  /** More of the proceeds goes to others than to the account that gives. */
  | { readonly kind: 'forOthers'; readonly effect: number }
  /** The amount goes to the token's own contract, or to the zero address, and is lost. */
  | { readonly kind: 'lost'; readonly effect: number }
  /** The request itself names another network than it is made on. */
  | { readonly kind: 'otherNetwork'; readonly network: string }
  /** The signature counts on every network. */
  | { readonly kind: 'anyNetwork' }
  /** The account of a stranger is concerned, though the visitor's are known. */
  | { readonly kind: 'notOwn'; readonly address: string }
