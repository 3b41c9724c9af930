/**
 * The port of every part of the sandbox, as an offset from the base port. Offset 0 is the page's
 * own; offsets of parts that do not exist yet are reserved for them.
 */
export const PORT_OFFSETS = {
  page: 0,
  secureSite: 1,
  blockchainApi: 2,
  walletListing: 3,
  chain1: 4,
  chain8453: 5,
  relay: 6,
  mail: 7,
  identity: 8,
  walletPage: 9,
  control: 10,
  solana: 11,
  bitcoin: 12,
} as const

/** A place in the list of fixed ports. */
export type PortName = keyof typeof PORT_OFFSETS

/** The fixed port of a part, or 0 (any free one) when no base port was asked for. */
export function portOf(name: PortName, basePort: number | undefined): number {
  return basePort ? basePort + PORT_OFFSETS[name] : 0
}
