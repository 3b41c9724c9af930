/** The standard of links that ask for a payment on networks of a namespace. */
export interface PaymentLinkRules {
  /** The scheme of the links, without its colon: `bitcoin`. */
  readonly scheme: string
  /** @returns undefined where the standard can't ask for it. */
  write(payment: PaymentToWrite): string | undefined
  /** @returns undefined for a link that asks for anything else than a payment. */
  read(link: PaymentLinkParts): PaymentToRead | undefined
}

/** A payment that a link has to ask for. */
export interface PaymentToWrite {
  /** The plain address of the recipient. */
  readonly address: string
  /** The network, by the reference of CAIP-2. */
  readonly reference: string
  /** In smallest units; more than 0, and no more than the network can count. */
  readonly amount: bigint
  /** Decimals of the token, or of the native coin. */
  readonly decimals: number
  /** The plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
}

/** The parts of a link behind its scheme. */
export interface PaymentLinkParts {
  /** The text before the question mark. */
  readonly target: string
  /** No parameter occurs twice, but for `reference` of Solana Pay. */
  readonly query: URLSearchParams
}

/** The payment that a link asks for. Unchecked: addresses are checked before they are used. */
export interface PaymentToRead {
  /** The network that the link names, by the reference of CAIP-2. */
  readonly reference?: string | undefined
  readonly address: string
  /** The plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
  /** In smallest units. */
  readonly units?: bigint | undefined
  /** In whole coins or tokens, as a plain decimal. */
  readonly amountText?: string | undefined
}
