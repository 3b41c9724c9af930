import { type AccountFacts, isLatchkeyError, networkOf } from '@latchkey/core/contract'
import type { Esplora } from '../esplora/esplora.ts'
import { type Coin, readCoins } from '../esplora/read-coins.ts'
import { readFeeRate } from '../esplora/read-fee-rate.ts'
import { requireCoins } from '../esplora/require-coins.ts'
import {
  type BuiltTransfer,
  buildTransfer,
  requireSpendable,
  spendableCoins,
} from './build-transfer.ts'
import { requireFairFee } from './fair-fee.ts'
import type { Transfer } from './read-transfer.ts'
import { sizeLargest, sizeTransfer } from './size-transfer.ts'

interface Request {
  readonly transfer: Transfer
  /** Facts that the wallet gave about the sending account. */
  readonly facts: AccountFacts | undefined
}

/**
 * Builds a transfer for a wallet that only signs.
 *
 * @throws LatchkeyError as `buildTransfer`, `readCoins`, `readFeeRate`, `requireFairFee`, `requireCoins`.
 */
export async function writeTransfer(
  esplora: Esplora,
  { transfer, facts }: Request,
  signal: AbortSignal,
): Promise<BuiltTransfer> {
  requireSpendable(transfer.from, facts)
  const { coins, feeRate } = await readParts(esplora, transfer, signal)
  const built = fromSettled(coins, (some) =>
    buildTransfer({ ...transfer, coins: some, feeRate, facts }),
  )
  requireFairFee(built.fee, transfer.amount)
  await requireCoins(esplora, { coins: built.spent, script: transfer.from.script }, signal)
  return built
}

/**
 * Estimates the fee of a transfer that the wallet builds, in satoshis. The wallet chooses the
 * coins, so that the fee is not exact.
 *
 * @throws LatchkeyError as `sizeTransfer`, `readCoins`, `readFeeRate`.
 */
export async function guessFee(
  esplora: Esplora,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<bigint> {
  const { coins, feeRate } = await readParts(esplora, transfer, signal)
  return fromSettled(coins, (some) => sizeTransfer({ ...transfer, coins: some, feeRate }))
}

async function readParts(
  esplora: Esplora,
  { account, from }: Pick<Transfer, 'account' | 'from'>,
  signal: AbortSignal,
): Promise<{ readonly coins: readonly Coin[]; readonly feeRate: bigint }> {
  const [coins, feeRate] = await Promise.all([
    readCoins(esplora, from.text, signal),
    readFeeRate(esplora, networkOf(account), signal),
  ])
  return { coins, feeRate }
}

/**
 * The largest amount that an account can send, in satoshis.
 *
 * @throws LatchkeyError as `sizeLargest`, `readCoins`, `readFeeRate`.
 */
export async function readLargestAmount(
  esplora: Esplora,
  transfer: Pick<Transfer, 'account' | 'from' | 'to'>,
  signal: AbortSignal,
): Promise<bigint> {
  const { coins, feeRate } = await readParts(esplora, transfer, signal)
  return sizeLargest({ ...transfer, coins: spendableCoins(transfer.from, coins), feeRate })
}

/** Unconfirmed coins may never be mined: they are spent only if they are needed. */
function fromSettled<T>(coins: readonly Coin[], make: (coins: readonly Coin[]) => T): T {
  const settled = coins.filter(({ isConfirmed }) => isConfirmed)
  try {
    return make(settled)
  } catch (thrown) {
    const isShort = isLatchkeyError(thrown, 'transfer.short')
    if (!isShort || settled.length === coins.length) throw thrown
    return make(coins)
  }
}
