/** A token that is deployed on a chain when a test first gives some of it to an account. */
export interface OrderableToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Is true if a signature can allow a spender to take it (EIP-2612). */
  readonly hasPermit?: boolean | undefined
  readonly address: `0x${string}`
}

/**
 * Tokens for portfolios, at the same addresses on every chain. No account has any before a test
 * mints them.
 */
export const SANDBOX_TOKENS = {
  /** An ordinary one; a signature can allow to spend it (EIP-2612). */
  euro: {
    name: 'Sandbox Euro',
    symbol: 'SEUR',
    decimals: 6,
    hasPermit: true,
    address: '0x5a4Db0C5A4dB0c5A4DB0c5A4dB0C5A4dB0C00021',
  },
  /** One piece is worth a lot. */
  gold: {
    name: 'Sandbox Gold',
    symbol: 'SXAU',
    decimals: 8,
    address: '0x5A4db0c5A4DB0c5A4DB0C5a4DB0c5a4DB0c00022',
  },
  /** Its price is unknown. */
  quiet: {
    name: 'Quiet Token',
    symbol: 'QUIET',
    decimals: 18,
    address: '0x5a4Db0c5a4DB0c5a4Db0C5a4DB0c5a4db0c00023',
  },
  /** It cannot be divided. */
  ticket: {
    name: 'Sandbox Ticket',
    symbol: 'TICKET',
    decimals: 0,
    address: '0x5A4db0C5a4db0c5A4dB0c5a4DB0C5a4DB0c00024',
  },
  /** Many pieces are worth next to nothing. */
  dust: {
    name: 'Sandbox Dust',
    symbol: 'DUST',
    decimals: 18,
    address: '0x5a4dB0c5A4Db0c5A4Db0C5a4Db0C5A4DB0C00025',
  },
  /** Sent to people who did not ask for it; its price is unknown. */
  spam: {
    name: 'Visit claim-reward.example',
    symbol: '$ CLAIM',
    decimals: 18,
    address: '0x5A4db0C5a4DB0c5a4dB0C5a4Db0c5A4db0c00026',
  },
} as const satisfies Readonly<Record<string, OrderableToken>>
