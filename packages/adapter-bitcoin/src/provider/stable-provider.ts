import type { AccountType } from '@latchkey/core/contract'

/** An account, as websites get it. */
export interface AccountAddress {
  readonly address: string
  /** Hexadecimal, where the wallet tells it. */
  readonly publicKey?: string | undefined
  /** Derivation path. Source: BIP-32. */
  readonly path?: string | undefined
  /** What its owner keeps there. */
  readonly purpose: AccountType
}

/** A text to sign. */
export interface SignMessageParams {
  readonly message: string
  readonly address: string
  /** The one that fits the address where left out. */
  readonly protocol?: 'ecdsa' | 'bip322' | undefined
}

/** A transaction to sign. */
export interface SignPsbtParams {
  /** Base64. */
  readonly psbt: string
  /** Inputs that are to be signed, and by which address. */
  readonly signInputs: readonly {
    readonly address: string
    readonly index: number
    /** Kinds of signature that are allowed; the usual one where left out. */
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Whether it is to be sent as well. */
  readonly broadcast?: boolean | undefined
}

/** A transaction that was signed. */
export interface SignPsbtAnswer {
  /** Base64; left out by wallets that send at once and give nothing back. */
  readonly psbt?: string | undefined
  /** Its id, where it was sent. */
  readonly txid?: string | undefined
}

/** Coins to move. */
export interface SendTransferParams {
  readonly recipient: string
  /** Satoshis, as text or as a number without a fraction. */
  readonly amount: string | number | bigint
  /** The account in front where left out. */
  readonly account?: string | undefined
  readonly changeAddress?: string | undefined
  /** Data to go along, hexadecimal, where the wallet can. */
  readonly memo?: string | undefined
}

/** The provider that a website gets: the same object for the adapter's life. */
export interface BitcoinProvider {
  getAccountAddresses(): Promise<readonly AccountAddress[]>
  /** @returns The signature in base64. */
  signMessage(params: SignMessageParams): Promise<string>
  signPSBT(params: SignPsbtParams): Promise<SignPsbtAnswer>
  /** @returns The transaction's id; it is pending, not done. */
  sendTransfer(params: SendTransferParams): Promise<string>
}
