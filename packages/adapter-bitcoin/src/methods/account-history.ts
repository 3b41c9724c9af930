import {
  type AccountTransaction,
  addressOf,
  type HistoryPage,
  type HistoryQuery,
  LatchkeyError,
} from '@latchkey/core/contract'
import { type Esplora, parseJson } from '../esplora/esplora.ts'

/** Mined transactions of one answer. Source: Esplora's REST. */
const PAGE = 25
const TXID = /^[0-9a-f]{64}$/
/** 21 million coins. */
const MAX_SATOSHIS = 2_100_000_000_000_000

/** An end of a transaction: a spent output, or a new one. */
interface Coins {
  /** undefined for a script without an address. */
  readonly address: string | undefined
  readonly satoshis: bigint
}

/**
 * Reads a page of what happened to an address. An entry that is malformed is left out: it must not hide
 * the others.
 *
 * @throws LatchkeyError as `Esplora.read`, `http.malformed`.
 */
export async function readAccountHistory(
  esplora: Esplora,
  { account, owned, cursor }: HistoryQuery<'bip122'>,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const address = addressOf(account)
  const later = cursor === undefined ? '' : `/chain/${encodeURIComponent(cursor)}`
  const body = await esplora.read(`/address/${encodeURIComponent(address)}/txs${later}`, signal)
  const list: unknown = parseJson(body)
  if (!Array.isArray(list)) throw new LatchkeyError('http.malformed', {})
  const mined = list.filter((each) => Object(Object(each).status).confirmed === true)
  const last: unknown = Object(mined.at(-1)).txid
  const hasMore = mined.length >= PAGE && typeof last === 'string' && TXID.test(last)
  const own = new Set([address, ...owned])
  return {
    transactions: list.flatMap((each) => readTransaction(each, { address, own })),
    next: hasMore ? last : undefined,
  }
}

interface Owner {
  readonly address: string
  /** The address and the further ones of the same visitor. */
  readonly own: ReadonlySet<string>
}

function readTransaction(value: unknown, owner: Owner): readonly AccountTransaction[] {
  const { txid, status, vin, vout, fee } = Object(value)
  const { confirmed, block_time } = Object(status)
  const isMined = confirmed === true && Number.isSafeInteger(block_time) && block_time > 0
  const isKnown = typeof txid === 'string' && TXID.test(txid) && (isMined || confirmed === false)
  const inputs = readCoins(vin, ({ prevout }) => prevout)
  const outputs = readCoins(vout, (output) => output)
  if (!isKnown || inputs === undefined || outputs === undefined) return []
  const minedAtMs = isMined ? block_time * 1_000 : undefined
  const satoshis = isSatoshis(fee) ? BigInt(fee) : undefined
  return [{ id: txid, minedAtMs, ...movementOf({ inputs, outputs, fee: satoshis }, owner) }]
}

interface Movement {
  readonly inputs: readonly Coins[]
  readonly outputs: readonly Coins[]
  readonly fee: bigint | undefined
}

/**
 * Calculates the movement of a transaction for one address. Change that returns to the visitor was
 * not given away.
 */
function movementOf(
  { inputs, outputs, fee }: Movement,
  { address, own }: Owner,
): Omit<AccountTransaction, 'id' | 'minedAtMs'> {
  const isOwn = (coins: Coins): boolean => coins.address !== undefined && own.has(coins.address)
  const isHere = (coins: Coins): boolean => coins.address === address
  const given = outputs.filter((coins) => !isOwn(coins))
  const received = sumOf(outputs.filter(isHere))
  const spent = sumOf(inputs.filter(isHere))
  if (spent === 0n) {
    const from = inputs.find(({ address: sender }) => sender !== undefined)?.address
    return { direction: 'in', amount: received, from, to: address }
  }
  if (!inputs.every(isOwn)) {
    // Several people paid: all that is known is what the address has more, or less, than before.
    const isMore = received >= spent
    const sides = isMore
      ? { from: inputs.find((coins) => !isOwn(coins))?.address, to: address }
      : { from: address, to: given[0]?.address }
    return {
      direction: isMore ? 'in' : 'out',
      amount: isMore ? received - spent : spent - received,
      ...sides,
    }
  }
  if (given.length > 0) {
    const to = given.find(({ address: recipient }) => recipient !== undefined)?.address
    return { direction: 'out', amount: sumOf(given), fee, from: address, to }
  }
  const moved = outputs.filter((coins) => !isHere(coins))
  const to = moved[0]?.address ?? address
  return { direction: 'self', amount: sumOf(moved) || received, fee, from: address, to }
}

function sumOf(coins: readonly Coins[]): bigint {
  return coins.reduce((sum, { satoshis }) => sum + satoshis, 0n)
}

/** @returns undefined for a list with anything malformed in it: its sums would be wrong. */
function readCoins(
  list: unknown,
  coinsIn: (entry: Readonly<Record<string, unknown>>) => unknown,
): readonly Coins[] | undefined {
  if (!Array.isArray(list)) return undefined
  const coins = list.map((entry) => readOne(coinsIn(Object(entry))))
  return coins.every((each) => each !== undefined) ? coins : undefined
}

function readOne(value: unknown): Coins | undefined {
  // The coins of a new block had no earlier owner.
  if (value === null) return { address: undefined, satoshis: 0n }
  const { scriptpubkey_address, value: satoshis } = Object(value)
  if (!isSatoshis(satoshis)) return undefined
  const address = typeof scriptpubkey_address === 'string' ? scriptpubkey_address : undefined
  return { address, satoshis: BigInt(satoshis) }
}

function isSatoshis(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SATOSHIS
}
