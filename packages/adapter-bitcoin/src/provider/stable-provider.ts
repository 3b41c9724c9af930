import type { AccountType } from '@latchkey/core/contract'

/** An account in the provider's form. */
export interface AccountAddress {
  readonly address: string
  /** Hexadecimal, if the wallet gives it. */
  readonly publicKey?: string | undefined
  /** Derivation path. Source: BIP-32. */
  readonly path?: string | undefined
  /** The purpose of the account. */
  readonly purpose: AccountType
}

/** A text to sign. */
export interface SignMessageParams {
  readonly message: string
  readonly address: string
  /** Default: the one for the type of the address. */
  readonly protocol?: 'ecdsa' | 'bip322' | undefined
}

/** A transaction to sign. */
export interface SignPsbtParams {
  /** Base64. */
  readonly psbt: string
  /** Inputs to sign, and the address that signs each. */
  readonly signInputs: readonly {
    readonly address: string
    readonly index: number
    /** Allowed sighash types. Default: all outputs. */
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** If true, it is sent as well. */
  readonly broadcast?: boolean | undefined
}

/** A signed transaction. */
export interface SignPsbtAnswer {
  /** Base64; missing if the wallet sends and returns only the id. */
  readonly psbt?: string | undefined
  /** Its id, if it was sent. */
  readonly txid?: string | undefined
}

/** A transfer. */
export interface SendTransferParams {
  readonly recipient: string
  /** Satoshis, as text or as an integer. */
  readonly amount: string | number | bigint
  /** Default: the active account. */
  readonly account?: string | undefined
  readonly changeAddress?: string | undefined
  /** Additional data, hexadecimal, if the wallet supports it. */
  readonly memo?: string | undefined
}

/** The provider that a website gets: the same object as long as the adapter exists. */
export interface BitcoinProvider {
  getAccountAddresses(): Promise<readonly AccountAddress[]>
  /** @returns The signature in base64. */
  signMessage(params: SignMessageParams): Promise<string>
  signPSBT(params: SignPsbtParams): Promise<SignPsbtAnswer>
  /** @returns The transaction's id; the transaction is pending, not mined. */
  sendTransfer(params: SendTransferParams): Promise<string>
}

declare module '@latchkey/core/contract' {
  interface NamespaceProviders {
    readonly bip122: BitcoinProvider
  }
}
