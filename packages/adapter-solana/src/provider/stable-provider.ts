import type { SignInFields } from '../messages/sign-in-text.ts'

/** A transaction of `@solana/web3.js`, in either of its forms. */
export interface TransactionObject {
  serialize(options?: {
    readonly requireAllSignatures: boolean
    readonly verifySignatures: boolean
  }): ArrayLike<number>
}

/** Sends what is signed: a `Connection` of `@solana/web3.js`. */
export interface TransactionSender {
  sendRawTransaction(transaction: Uint8Array, options?: object): Promise<string>
}

/** What a website asks a visitor to sign in with; what it leaves out is that of the page and the session. */
export type SignInRequest = Partial<SignInFields>

/** What a wallet answers that was asked to sign in. Source: Sign In With Solana. */
export interface SignInAnswer {
  readonly address: string
  /** The text, as it was signed. */
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/**
 * What a website gets as its Solana provider: the same object for the adapter's life, served by the
 * session in front. While no wallet is connected, every question is refused as `wallet.disconnected`.
 */
export interface SolanaProvider {
  /** The active account; undefined while no wallet is connected. */
  readonly address: string | undefined
  /** Names of what the wallet in front can do. Source: Wallet Standard. */
  readonly features: readonly string[]
  /** @returns The signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** @returns The same transaction, signed: of the class it was, or bytes where it was bytes. */
  signTransaction<T extends TransactionObject | Uint8Array>(transaction: T): Promise<T>
  signAllTransactions<T extends TransactionObject | Uint8Array>(
    transactions: readonly T[],
  ): Promise<readonly T[]>
  /** @returns The transaction's signature in base 58; it is pending, not done. */
  signAndSendTransaction(
    transaction: TransactionObject | Uint8Array,
    options?: object,
  ): Promise<string>
  /** As `signAndSendTransaction`; with a `sender` the wallet only signs, and `sender` sends. */
  sendTransaction(
    transaction: TransactionObject | Uint8Array,
    sender?: TransactionSender,
    options?: object,
  ): Promise<string>
  /**
   * Has the visitor sign in to this page with the account in front; another `domain` than the page's
   * is refused. What is given back was signed by that account.
   */
  signIn(fields?: SignInRequest): Promise<SignInAnswer>
}
