import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'

/** The part of a transaction that says what it does. Nodes name the data in two ways. */
interface Call {
  readonly to?: unknown
  readonly value?: unknown
  readonly data?: unknown
  readonly input?: unknown
}

const ADDRESS = /^0x[0-9a-f]{40}$/
const QUANTITY = /^0x[0-9a-f]{1,64}$/
const DATA = /^0x(?:[0-9a-f]{2})*$/
/** Recipient, value, length of the data in letters, and its hash. */
const ASKED = /^(0x[0-9a-f]{40}) (0x[0-9a-f]+) (\d{1,9}) (0x[0-9a-f]{64})$/
const NO_DATA = '0x'

/**
 * Writes the request that a wallet was asked to send, short enough to be stored.
 *
 * @returns undefined for a transaction that makes a contract, or that can't be read.
 */
export function askedOf(call: Call): string | undefined {
  const { to, value, data } = readCall(call)
  if (!ADDRESS.test(to) || !QUANTITY.test(value) || !DATA.test(data)) return undefined
  return `${to} ${toHex(value)} ${data.length} ${hash(data)}`
}

/**
 * Returns true if a transaction is the one that a wallet was asked for. Bytes after the data of a
 * call are ignored: some wallets append a mark of theirs. Source: ERC-8021.
 */
export function isAsked(asked: string, transaction: Call): boolean {
  const [, recipient, amount, length, hashed] = ASKED.exec(asked) ?? []
  // Another script of the page may have written it: what can't be read is not compared.
  if (recipient === undefined) return true
  const { to, value, data } = readCall(transaction)
  const isSameCall = to === recipient && QUANTITY.test(value) && toHex(value) === amount
  if (!isSameCall || !DATA.test(data)) return false
  const isPlain = Number(length) === NO_DATA.length
  return hash(isPlain ? data : data.slice(0, Number(length))) === hashed
}

function readCall({ to, value, data, input }: Call) {
  const bytes = input ?? data
  return {
    to: lowered(to),
    value: lowered(value ?? '0x0'),
    data: lowered(bytes === undefined || bytes === '' ? NO_DATA : bytes),
  }
}

function lowered(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : ''
}

function toHex(quantity: string): string {
  return `0x${BigInt(quantity).toString(16)}`
}

function hash(data: string): string {
  // It was tested against `DATA`.
  return keccak256(data as Hex)
}
