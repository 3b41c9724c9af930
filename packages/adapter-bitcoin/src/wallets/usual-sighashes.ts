import { LatchkeyError } from '@latchkey/core/contract'
import type { SignInput } from './bitcoin-wallet.ts'

/** Signatures for all of a transaction, as every wallet makes them unasked. Source: BIP-174, BIP-341. */
const USUAL: ReadonlySet<number> = new Set([0x00, 0x01])

/**
 * Refuses what a wallet can't be told: it would sign more, or less, than was asked for.
 *
 * @throws LatchkeyError `wallet.unsupported-method`.
 */
export function needUsualSighashes(inputs: readonly SignInput[]): void {
  const asked = inputs.flatMap(({ sighashTypes = [] }) => sighashTypes)
  if (!asked.every((type) => USUAL.has(type)))
    throw new LatchkeyError('wallet.unsupported-method', {})
}
