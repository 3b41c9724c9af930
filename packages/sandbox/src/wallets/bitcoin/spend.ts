import { Transaction } from '@scure/btc-signer'
import type { BitcoinNetwork } from '../../formats/bitcoin-networks.ts'
import { invalidParams } from '../provider-error.ts'
import type { BitcoinSigner } from './bitcoin-signer.ts'
import type { Coin } from './explorer.ts'

/** Bytes of a transaction: its frame, each P2WPKH input, each output. */
const FRAME_BYTES = 11
const INPUT_BYTES = 68
const OUTPUT_BYTES = 43

/** Less than this is not worth an output. Source: Bitcoin Core, dust limit of P2WPKH. */
const DUST_SATS = 294n

/** A recipient and its amount. */
export interface Payment {
  readonly address: string
  readonly sats: bigint
}

interface Wanted {
  readonly from: BitcoinSigner
  readonly network: BitcoinNetwork
  readonly coins: readonly Coin[]
  readonly payments: readonly Payment[]
  /** Satoshis per byte. */
  readonly feeRate: number
}

/**
 * A signed payment from the coins of an address.
 *
 * @returns Hexadecimal.
 * @throws ProviderError -32602 when there is too little, or no recipient.
 */
export function signPayment({ from, network, coins, payments, feeRate }: Wanted): string {
  const total = payments.reduce((sum, { sats }) => sum + sats, 0n)
  const chosen: Coin[] = []
  const have = () => chosen.reduce((sum, { value }) => sum + BigInt(value), 0n)
  const fee = () => feeOf(chosen.length, payments.length + 1, feeRate)
  for (const coin of [...coins].sort((one, other) => other.value - one.value)) {
    if (have() >= total + fee()) break
    chosen.push(coin)
  }
  const rest = have() - total - fee()
  if (rest < 0n) throw invalidParams('Insufficient balance.')
  const transaction = new Transaction()
  for (const { txid, vout, value } of chosen)
    transaction.addInput({
      txid,
      index: vout,
      witnessUtxo: { script: from.script, amount: BigInt(value) },
    })
  try {
    for (const { address, sats } of payments) transaction.addOutputAddress(address, sats, network)
  } catch {
    throw invalidParams('This is no address of this network.')
  }
  if (rest > DUST_SATS) transaction.addOutput({ script: from.script, amount: rest })
  transaction.sign(from.secret)
  transaction.finalize()
  return transaction.hex
}

function feeOf(inputs: number, outputs: number, feeRate: number): bigint {
  const bytes = FRAME_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES
  return BigInt(Math.ceil(bytes * feeRate))
}
