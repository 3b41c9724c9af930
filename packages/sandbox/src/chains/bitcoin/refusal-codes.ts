/** Codes of Bitcoin Core's RPC for what a node does not take in. */
const CODES: Readonly<Record<string, number>> = {
  'TX decode failed': -22,
  'bad-txns-inputs-missingorspent': -25,
}

const REFUSED = -26

/** The code that goes with a node's reason. */
export function refusalCode(reason: string): number {
  return CODES[reason] ?? REFUSED
}
