import type { AccountFacts, NetworkId, Undo } from '@latchkey/core/contract'

/** What a wallet said of where it stands. It is foreign: `readAccounts` reads it, nobody else. */
export interface WalletWord {
  /** A list of accounts, if it is one. */
  readonly accounts: unknown
  /** The network that the wallet is on, by its own name; left out where it is on none of its own. */
  readonly network?: unknown
}

/**
 * A wallet of the page, whatever kind of object it is: every kind has one file that makes this of it,
 * and nothing else knows of kinds. Whatever is asked is asked in the calling task.
 */
export interface BitcoinWallet {
  /** Asks its owner. */
  connect(networkId: NetworkId<'bip122'> | undefined): Promise<WalletWord>
  /** What it shares, without a prompt; an empty list where it shares nothing. */
  shared(): Promise<WalletWord>
  /** Listens to what it does on its own. @param changed - Told what is so now, where the wallet says it. */
  follow(changed: (word?: WalletWord) => void): Undo
  /** Asks it to forget the website, where it can. */
  readonly forget?: (() => Promise<unknown>) | undefined
  /** Asks its owner for another network, where the wallet is on one of its own. */
  readonly move?: ((networkId: NetworkId<'bip122'>) => Promise<unknown>) | undefined
  /** Loads what signs and sends. */
  actions(): Promise<WalletActions>
}

/** How a text is signed: by recoverable signature (BIP-137) or by a spend that never is (BIP-322). */
export type SigningProtocol = 'ecdsa' | 'bip322'

/** Who is asked to do something, and where. */
interface Asking {
  /** Plain address of an account that the wallet shares. */
  readonly address: string
  readonly networkId: NetworkId<'bip122'>
  /** What the wallet said of that account. */
  readonly facts?: AccountFacts | undefined
}

/** A text to sign. */
export interface SignTextRequest extends Asking {
  readonly text: string
  readonly protocol: SigningProtocol
}

/** An input that is to be signed. */
export interface SignInput {
  /** Plain address of the account that signs. */
  readonly address: string
  readonly index: number
  /** Kinds of signature that are allowed; the usual one where left out. Source: BIP-174. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A transaction to sign. */
export interface SignPsbtRequest extends Asking {
  /** Base64. Source: BIP-174. */
  readonly psbt: string
  readonly inputs: readonly SignInput[]
  /** Whether the wallet should send it as well, where it can. */
  readonly isBroadcast: boolean
}

/** A transaction that was signed. */
export interface SignedTransaction {
  /** Base64; undefined from a wallet that sends at once and gives nothing back. */
  readonly psbt?: string | undefined
  /** Its id, where the wallet has sent it. */
  readonly txid?: string | undefined
}

/** Coins to move. */
export interface SendRequest extends Asking {
  readonly recipient: string
  /** Satoshis. */
  readonly amount: bigint
  readonly changeAddress?: string | undefined
  /** Data to go along, hexadecimal, where the wallet can. */
  readonly memo?: string | undefined
}

/** What a wallet does with its keys. Answers are foreign: whoever asks checks them. */
export interface WalletActions {
  /** @returns The signature in base64. */
  signText(request: SignTextRequest): Promise<unknown>
  signPsbt(request: SignPsbtRequest): Promise<Readonly<Record<keyof SignedTransaction, unknown>>>
  /**
   * Left out where a wallet only signs.
   *
   * @returns The id of the transaction.
   */
  readonly send?: ((request: SendRequest) => Promise<unknown>) | undefined
  /** Whether `send` passes on a memo, and an address for what is left; no where left out. */
  readonly hasExtras?: boolean | undefined
  /** Whether `send` pays from the first account for payments, whichever is asked. */
  readonly isPayerFixed?: boolean | undefined
}
