import type { SignInFields } from '../messages/sign-in-text.ts'

/** A transaction of `@solana/web3.js`, of either class. */
export interface TransactionObject {
  serialize(options?: {
    readonly requireAllSignatures: boolean
    readonly verifySignatures: boolean
  }): ArrayLike<number>
}

/** Sends signed transactions: a `Connection` of `@solana/web3.js`. */
export interface TransactionSender {
  sendRawTransaction(transaction: Uint8Array, options?: object): Promise<string>
}

/** The fields that a website requests for a sign-in. Default: those of the page and the session. */
export type SignInRequest = Partial<SignInFields>

/** The result of a sign-in. Source: Sign In With Solana. */
export interface SignInAnswer {
  readonly address: string
  /** The text that was signed. */
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/**
 * The Solana provider of a website: the same object as long as the adapter exists, which serves the active
 * session. While no wallet is connected, every request but `connect` is refused with `wallet.disconnected`.
 */
export interface SolanaProvider {
  /** The active account; undefined while no wallet is connected. */
  readonly address: string | undefined
  /** Feature names of the active wallet. Source: Wallet Standard. */
  readonly features: readonly string[]
  /**
   * Opens the modal, and waits until a wallet is connected; does nothing while one is.
   *
   * @throws Error with code 4001 when the visitor closes the modal.
   */
  connect(): Promise<void>
  /** @returns The signature, 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /**
   * @returns The signed transaction, of the same class as the input, or bytes if the input was
   * bytes.
   */
  signTransaction<T extends TransactionObject | Uint8Array>(transaction: T): Promise<T>
  signAllTransactions<T extends TransactionObject | Uint8Array>(
    transactions: readonly T[],
  ): Promise<readonly T[]>
  /** @returns The transaction's signature in base 58; the transaction is pending, not confirmed. */
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
   * Asks the visitor to sign in to this page with the active account. Another `domain` than the
   * page's is refused. The result is verified: that account signed it.
   */
  signIn(fields?: SignInRequest): Promise<SignInAnswer>
}

declare module '@latchkey/core/contract' {
  interface NamespaceProviders {
    readonly solana: SolanaProvider
  }
}
