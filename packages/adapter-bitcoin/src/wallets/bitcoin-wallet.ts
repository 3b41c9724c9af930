import type { AccountFacts, Clock, NetworkId, Undo } from '@latchkey/core/contract'
import type { Purpose } from './purposes.ts'

/** An unchecked answer of a wallet with its accounts and network. Only `readAccounts` reads it. */
export interface WalletAnswer {
  /** A list of accounts, if it is one. */
  readonly accounts: unknown
  /** The wallet's own network, by the wallet's name for it; missing if the wallet has none. */
  readonly network?: unknown
}

/**
 * Common interface of all kinds of wallets. Each kind has one file that implements it, and no other
 * code knows kinds. Requests are sent in the calling task.
 */
export interface BitcoinWallet {
  /** Asks the owner to connect; wallets with accounts for several purposes share those asked for. */
  connect(
    networkId: NetworkId<'bip122'> | undefined,
    purposes: readonly Purpose[],
  ): Promise<WalletAnswer>
  /** The shared accounts, without a prompt; an empty list if there are none. */
  shared(): Promise<WalletAnswer>
  /**
   * Listens to changes of the wallet. @param changed - Called with the new state, if the event
   * contains it.
   */
  follow(changed: (answer?: WalletAnswer) => void, clock: Clock): Undo
  /** Asks the wallet to forget the website, if it supports that. */
  readonly forget?: (() => Promise<unknown>) | undefined
  /** Asks the owner to switch the network, if the wallet has its own one. */
  readonly move?: ((networkId: NetworkId<'bip122'>) => Promise<unknown>) | undefined
  /** Loads the methods that sign and send. */
  actions(): Promise<WalletActions>
}

/**
 * How a text is signed: by a recoverable signature (BIP-137) or by a virtual transaction (BIP-322).
 */
export type SigningProtocol = 'ecdsa' | 'bip322'

/** Account and network of a request. */
interface RequestContext {
  /** Plain address of an account that the wallet shares. */
  readonly address: string
  readonly networkId: NetworkId<'bip122'>
  /** Facts that the wallet gave about the account. */
  readonly facts?: AccountFacts | undefined
}

/** A text to sign. */
export interface SignTextRequest extends RequestContext {
  readonly text: string
  readonly protocol: SigningProtocol
}

/** An input to sign. */
export interface SignInput {
  /** Plain address of the account that signs. */
  readonly address: string
  readonly index: number
  /** Allowed sighash types. Default: all outputs. Source: BIP-174. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A transaction to sign. */
export interface SignPsbtRequest extends RequestContext {
  /** Base64. Source: BIP-174. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  /** If true, the wallet should send it as well, if it can. */
  readonly isBroadcast: boolean
}

/** A signed transaction. */
export interface SignedTransaction {
  /** Base64; undefined if the wallet sends and returns only the id. */
  readonly psbt?: string | undefined
  /** Its id, if the wallet has sent it. */
  readonly txid?: string | undefined
}

/** A transfer. */
export interface SendRequest extends RequestContext {
  readonly recipient: string
  /** Satoshis. */
  readonly amount: bigint
  readonly changeAddress?: string | undefined
  /** Additional data, hexadecimal, if the wallet supports it. */
  readonly memo?: string | undefined
}

/** Methods of a wallet that sign and send. Answers are unchecked: the caller checks them. */
export interface WalletActions {
  /** @returns The signature in base64. */
  signText(request: SignTextRequest): Promise<unknown>
  signPsbt(request: SignPsbtRequest): Promise<Readonly<Record<keyof SignedTransaction, unknown>>>
  /**
   * Missing if the wallet only signs.
   *
   * @returns The id of the transaction.
   */
  readonly send?: ((request: SendRequest) => Promise<unknown>) | undefined
  /** Is true if `send` supports a memo and a change address. Default: false. */
  readonly hasExtras?: boolean | undefined
  /** Is true if `send` always pays from the first payment account. */
  readonly isPayerFixed?: boolean | undefined
}
