/** An amount in smallest units; `all` empties what it is taken from; `unknown` is decided only when it runs. */
export type Amount = bigint | 'all' | 'unknown'

/**
 * The asset that moves. `erc20OrErc721` means that the call is the same in both standards: the
 * number is an amount of a token, or the id of one item.
 */
export type Asset =
  | { readonly kind: 'coin' }
  | {
      readonly kind: 'token'
      /** The token's contract; on Solana its mint, or for `splAccount` the account that holds it. */
      readonly address: string
      readonly standard: 'erc20' | 'erc20OrErc721' | 'spl' | 'splAccount'
      /** The decimals that the transaction itself states, if it does. */
      readonly decimals?: number | undefined
    }
  | {
      readonly kind: 'item'
      readonly address: string
      readonly id: bigint
      readonly standard: 'erc721' | 'erc1155'
    }

/** When a permission ends: in seconds since 1970, with the block it is used in, or only when it is revoked. */
export type Until = bigint | 'sameBlock' | 'revoked'

/** Something that is given or got in a trade. */
export interface TradeSide {
  readonly asset: Asset
  readonly amount: Amount
  /** The meaning of the amount: exactly, at most or at least. */
  readonly limit: 'exact' | 'most' | 'least'
  /** The recipient; undefined for the other side of an exchange. */
  readonly to?: string | undefined
}

/** Why data is not described. */
export type UnknownReason =
  /** Nothing is known that begins so. */
  | 'unknownSelector'
  /** It begins like a known call, and is not exactly one: longer, shorter, or with bits set that have no meaning. */
  | 'notExact'
  /** Code of another address runs as if it were the account's own. */
  | 'delegateCall'
  /** Calls within calls beyond a limit. */
  | 'tooDeep'
  /** It refers to an address lookup table that was not handed over. */
  | 'notResolved'
  /** The request has not the form that its method has. */
  | 'malformed'
  /** The method is not known. */
  | 'unknownMethod'

/** A field of typed data, as it is signed. */
export interface DataField {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** A typed message's domain: only fields that are signed. Source: EIP-712. */
export interface Domain {
  readonly name?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: bigint | undefined
  readonly verifyingContract?: string | undefined
  readonly salt?: string | undefined
}

/** One thing that a request does, or permits. */
export type EffectBody =
  /** Something changes its owner. A token may keep a part as a fee of its own: `amount` is what `from` loses. */
  | {
      readonly kind: 'transfer'
      readonly asset: Asset
      readonly amount: Amount
      /** On Solana, the accounts that hold the token. */
      readonly from: string
      readonly to: string
      /** On Solana: whose signature moves it. */
      readonly authority?: string | undefined
      /** Is true if the coin is the result of unwrapping all of its wrapped token. */
      readonly isUnwrapped?: boolean | undefined
    }
  /** A spender may take up to `amount`, once or often. */
  | {
      readonly kind: 'allowance'
      readonly asset: Asset
      readonly owner: string
      /** On Solana: the account that holds the token. */
      readonly account?: string | undefined
      /** Undefined when everybody's permission ends. */
      readonly spender: string | undefined
      readonly amount: bigint
      readonly change: 'set' | 'increase' | 'decrease'
      /**
       * At least 2^128, more than any token has, or exactly 2^96 - 1, which some tokens take as unlimited;
       * on Solana, where amounts have 64 bits, at least 2^63.
       */
      readonly isUnlimited: boolean
      /** When the permission ends. */
      readonly until: Until
      /** Is true if it can be used once only. */
      readonly isOnce: boolean
      /** For permissions by signature: until when the signature can be used. */
      readonly signatureUntil?: Until | undefined
    }
  /** An operator may move every item of a collection, now and later, or loses that right. */
  | {
      readonly kind: 'control'
      readonly collection: string
      readonly owner: string
      readonly operator: string
      readonly isGranted: boolean
    }
  /**
   * One thing for another: a swap, wrapping a coin, an order of a market. What the other side gives stands
   * for it only because the contract that is called, or that the order is made for, is known.
   */
  | {
      readonly kind: 'trade'
      /** The giver; for an order, its signer. */
      readonly from: string
      readonly gives: readonly TradeSide[]
      readonly gets: readonly TradeSide[]
      /** Until when it can be done, in seconds since 1970; undefined where nothing limits it. */
      readonly until: bigint | undefined
      /** Is true if a part of it can be done, with all amounts in the same proportion. */
      readonly isPartial?: boolean | undefined
    }
  /** A new contract is put on the network. */
  | {
      readonly kind: 'creation'
      readonly from: string
      readonly value: bigint
      readonly code: string
    }
  /** The account runs the code of another address from now on. Source: EIP-7702. */
  | {
      readonly kind: 'delegation'
      readonly delegate: string
      /** 0 is every network. */
      readonly chainId: bigint
    }
  /**
   * A call in the words of a descriptor that the site handed over (ERC-7730). What the descriptor does not
   * show is in `rest`.
   */
  | {
      readonly kind: 'described'
      readonly contract: string
      readonly from: string
      /** The name that the descriptor gives it. */
      readonly intent: string
      readonly fields: readonly DescribedField[]
      readonly rest: readonly DescribedField[]
    }
  /** A text, or bytes that are no text. */
  | {
      readonly kind: 'message'
      /** Undefined where the bytes are no text in UTF-8. */
      readonly text: string | undefined
      readonly bytes: string
    }
  | SolanaEffect
  | BitcoinEffect
  | UnknownEffect

/** A value in a descriptor's words. */
export interface DescribedField {
  readonly label: string
  /** How the descriptor wants it shown: `tokenAmount`, `addressName`, `date`, `raw` and others. */
  readonly format: string
  /** Numbers are bigints; addresses, bytes and texts are texts; structs and lists are arrays. */
  readonly value: unknown
  /** The token of an amount, where the descriptor names one. */
  readonly token?: string | undefined
}

/** The effects that exist only in transactions on Solana. */
export type SolanaEffect =
  /** An account is put on the network. `owner` is the program that decides over it. */
  | {
      readonly kind: 'account'
      readonly account: string
      readonly owner: string
      readonly payer: string
      /** The amount of the network's coin that the account then has. */
      readonly amount: bigint
    }
  /** An account for a token is made; the payer pays the network's price for its space. */
  | {
      readonly kind: 'tokenAccount'
      readonly account: string
      readonly mint: string
      readonly owner: string
      readonly payer: string | undefined
    }
  /** Another account decides from now on; without `to`, none does. */
  | {
      readonly kind: 'authority'
      readonly account: string
      /** Over what: `program` is the whole account. */
      readonly role: string
      readonly from: string
      readonly to: string | undefined
    }
  /** Tokens come into being or stop being. */
  | {
      readonly kind: 'supply'
      readonly change: 'mint' | 'burn'
      readonly asset: Asset
      readonly account: string
      readonly amount: bigint
    }
  /** A token account can no longer be used, or can again. */
  | { readonly kind: 'freeze'; readonly account: string; readonly isFrozen: boolean }
  /** A text that everybody can read. */
  | { readonly kind: 'memo'; readonly text: string }
  /** The transaction stays valid until this account is used in another one. */
  | { readonly kind: 'nonce'; readonly account: string }

/**
 * The effects that exist only in transactions on Bitcoin. The fee is the difference between inputs
 * and outputs.
 */
export type BitcoinEffect =
  /** Coins that are spent, all of them. */
  | {
      readonly kind: 'input'
      readonly transactionId: string
      /** Which output of that transaction, from 0. */
      readonly index: number
      /** Unknown where nothing that is signed says it. */
      readonly amount: Amount
      /** Undefined for scripts without one, and where the script is not known. */
      readonly address: string | undefined
      /** Is true if it is one of the provided addresses. */
      readonly isOwn: boolean
    }
  | {
      readonly kind: 'output'
      readonly amount: bigint
      readonly address: string | undefined
      readonly script: string
      /** Is true if the coins return to one of the provided addresses, whatever the PSBT states. */
      readonly isOwn: boolean
    }

/** A part that is shown as it is, because describing it would be guessing. */
export type UnknownEffect =
  | {
      readonly kind: 'unknownCall'
      readonly from: string
      readonly to: string
      /** The value in the network's coin. */
      readonly value: bigint
      readonly data: string
      readonly reason: UnknownReason
    }
  /** An instruction to a program on Solana. */
  | {
      readonly kind: 'unknownInstruction'
      readonly program: string
      readonly accounts: readonly {
        /** Undefined where it is in a table that was not handed over. */
        readonly address: string | undefined
        readonly isSigner: boolean
        readonly isWritable: boolean
      }[]
      readonly data: string
      readonly reason: UnknownReason
    }
  | {
      readonly kind: 'unknownTypedData'
      readonly domain: Domain
      readonly primaryType: string
      readonly fields: readonly DataField[]
      readonly reason: UnknownReason
    }
  | { readonly kind: 'unknownRequest'; readonly method: string; readonly reason: UnknownReason }

/**
 * The call that contains an effect: a batch of the wallet, a multicall, an account that executes.
 */
export interface Via {
  readonly kind: 'batch' | 'multicall' | 'account' | 'safe' | 'bundler'
  /** The contract that runs it; the account for a batch. */
  readonly at: string
  /** Which of the calls, from 0. */
  readonly index: number
}

/** One thing that a request does or permits, and what it stands in, from the outside to the inside. */
export type Effect = EffectBody & { readonly via: readonly Via[] }
