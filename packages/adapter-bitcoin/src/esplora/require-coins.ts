import { LatchkeyError } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import { sameBytes } from '../bytes/hashes.ts'
import { readTransaction } from '../transaction/read-transaction.ts'
import type { BitcoinTransaction } from '../transaction/transaction.ts'
import { transactionHash } from '../transaction/write-transaction.ts'
import type { Esplora } from './esplora.ts'
import type { Coin } from './read-coins.ts'

/** Coins that are to be spent. */
export interface SpentCoins {
  readonly coins: readonly Coin[]
  /** The output script of their owner. */
  readonly script: Uint8Array
}

/** Requests at the same time: servers limit them. */
const AT_ONCE = 6

/**
 * Checks coins with the transactions that they come from, whose ids cover the amounts and the owners: a
 * signature covers the amount of its own coin only, so that a server that states others could turn coins
 * into fees. Source: BIP-143, docs/security.md, S64.
 *
 * @throws LatchkeyError `http.malformed` for a coin that is not as the server says; as `Esplora.read`.
 */
export async function requireCoins(
  esplora: Esplora,
  { coins, script }: SpentCoins,
  signal: AbortSignal,
): Promise<void> {
  const txids = [...new Set(coins.map(({ txid }) => txid))]
  for (let first = 0; first < txids.length; first += AT_ONCE) {
    const some = txids.slice(first, first + AT_ONCE)
    const found = await Promise.all(some.map((txid) => readSource(esplora, txid, signal)))
    for (const [nth, { outputs }] of found.entries()) {
      const own = coins.filter(({ txid }) => txid === some[nth])
      if (!own.every((coin) => isCoinOf(outputs, coin, script))) throw malformed()
    }
  }
}

function isCoinOf(
  outputs: BitcoinTransaction['outputs'],
  { index, amount }: Coin,
  script: Uint8Array,
): boolean {
  const output = outputs[index]
  return output !== undefined && output.amount === amount && sameBytes(output.script, script)
}

async function readSource(
  esplora: Esplora,
  txid: string,
  signal: AbortSignal,
): Promise<BitcoinTransaction> {
  const body = await esplora.read(`/tx/${txid}/hex`, signal)
  const transaction = parse(body.trim())
  // Ids are displayed in the reverse byte order.
  if (hex.encode(transactionHash(transaction).slice().reverse()) !== txid) throw malformed()
  return transaction
}

function parse(text: string): BitcoinTransaction {
  try {
    return readTransaction(hex.decode(text))
  } catch (cause) {
    throw new LatchkeyError('http.malformed', {}, { cause })
  }
}

function malformed(): LatchkeyError<'http.malformed'> {
  return new LatchkeyError('http.malformed', {})
}
