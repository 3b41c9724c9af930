import { LatchkeyError } from '@latchkey/core/contract'
import type { AddressType } from '../address.ts'
import type { TransferParts } from './build-transfer.ts'
import { dustLimit } from './dust.ts'

/** Weight of a transaction without inputs and outputs, with witnesses. Source: BIP-141. */
const HEAD_WEIGHT = 42n
/** Weight of an output without its script: amount and length of the script, four for each byte. */
const OUTPUT_WEIGHT = 36n
/** Weight of a byte that is not part of a witness. Source: BIP-141. */
const BYTE_WEIGHT = 4n

/**
 * Weights of inputs with the longest signature and a key. For p2sh a nested key is assumed, which
 * is by far the most common script. Source: BIP-141, BIP-341.
 */
const INPUT_WEIGHTS: Readonly<Partial<Record<AddressType, bigint>>> = {
  p2pkh: 592n,
  p2sh: 364n,
  p2wpkh: 272n,
  p2tr: 230n,
}

/**
 * Estimates the fee of a transfer that a wallet builds, in satoshis: with the fewest coins of the
 * account, and with change.
 *
 * @throws LatchkeyError `transfer.short` when the coins do not suffice, `wallet.unsupported-method`
 * for an address whose inputs have no known size.
 */
export function sizeTransfer({
  from,
  to,
  amount,
  coins,
  feeRate,
}: Omit<TransferParts, 'facts'>): bigint {
  const inputWeight = INPUT_WEIGHTS[from.type]
  if (inputWeight === undefined) throw new LatchkeyError('wallet.unsupported-method', {})
  const feeOf = (weight: bigint): bigint => ((weight + BYTE_WEIGHT - 1n) / BYTE_WEIGHT) * feeRate
  const changeWeight = outputWeight(from.script)
  let weight = HEAD_WEIGHT + outputWeight(to.script)
  let total = 0n
  for (const coin of [...coins].sort((a, b) => (a.amount < b.amount ? 1 : -1))) {
    weight += inputWeight
    total += coin.amount
    const left = total - amount - feeOf(weight + changeWeight)
    if (left >= dustLimit(from.script)) return feeOf(weight + changeWeight)
    if (total >= amount + feeOf(weight)) return total - amount
  }
  throw new LatchkeyError('transfer.short', {})
}

/**
 * Returns the sum of all coins without the fee of spending them at once, in satoshis; 0 if they do
 * not suffice for it.
 *
 * @throws LatchkeyError `wallet.unsupported-method` for an address whose inputs have no known size.
 */
export function sizeLargest({
  from,
  to,
  coins,
  feeRate,
}: Omit<TransferParts, 'facts' | 'amount'>): bigint {
  const inputWeight = INPUT_WEIGHTS[from.type]
  if (inputWeight === undefined) throw new LatchkeyError('wallet.unsupported-method', {})
  const weight = HEAD_WEIGHT + outputWeight(to.script) + inputWeight * BigInt(coins.length)
  const fee = ((weight + BYTE_WEIGHT - 1n) / BYTE_WEIGHT) * feeRate
  const left = coins.reduce((total, { amount }) => total + amount, -fee)
  return left < dustLimit(to.script) ? 0n : left
}

function outputWeight(script: Uint8Array): bigint {
  return OUTPUT_WEIGHT + BYTE_WEIGHT * BigInt(script.length)
}
