/** The faults of a relay; none by default. */
export interface RelayFaults {
  /** Each message comes so much later, in milliseconds. */
  readonly delayMs: number
  /** How often each message comes; 1 is proper. */
  readonly copies: number
  /** If true, the second of every two messages to one reader comes first. */
  readonly isReordering: boolean
  /** Readers say in vain that a message arrived: it comes again with their next connection. */
  readonly dropsReceipts: boolean
  /** Calls are carried out at once and answered so much later, in milliseconds. */
  readonly answersDelayMs: number
  /** Calls are carried out and never answered. */
  readonly dropsAnswers: boolean
  /** New connections are refused with the reason. */
  readonly refuses: RelayRefusal | undefined
}

/** Why a relay refuses a client. */
export type RelayRefusal = keyof typeof REFUSALS

/** Sent with close code 3000. Source: docs/specification.md, section 9, and docs/alerts.md. */
export const REFUSALS = {
  'not-yet-valid': 'JWT validation error: JWT Token is not yet valid',
  expired: 'JWT validation error: JWT Token is expired',
  'invalid-auth': 'JWT validation error: JWT Token is invalid',
  'invalid-key': 'Unauthorized: invalid key',
  'origin-not-allowed': 'Unauthorized: origin not allowed',
} as const

/** A relay that does nothing wrong. */
export const PROPER: RelayFaults = {
  delayMs: 0,
  copies: 1,
  isReordering: false,
  dropsReceipts: false,
  answersDelayMs: 0,
  dropsAnswers: false,
  refuses: undefined,
}
