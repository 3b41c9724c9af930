import { allOrNone } from '../model/all-or-none.ts'
import { createByteReader, toHex } from '../model/byte-reader.ts'
import type { Amount } from '../model/effect.ts'
import {
  type BitcoinTransaction,
  type Outpoint,
  type Output,
  readBitcoinTransaction,
  readId,
  readSize,
} from './bitcoin-reader.ts'
import { scriptKind } from './script-address.ts'

/** An output that is spent, as far as it is known. */
export interface PsbtInput extends Outpoint {
  readonly amount: Amount
  readonly script: Uint8Array | undefined
  /** Is true if the amount is certain: the transaction that it comes from is there. */
  readonly isProven: boolean
  /** How much of the transaction the signature is for; undefined is all of it. Source: BIP-174. */
  readonly signatureType: number | undefined
}

export interface Psbt {
  readonly inputs: readonly PsbtInput[]
  readonly outputs: readonly Output[]
}

/** Entries by the hexadecimal of their key. */
type Entries = ReadonlyMap<string, Uint8Array>

/** Keys of entries. Sources: BIP-174 and, from version 2 on, BIP-370. */
const GLOBAL = { transaction: '0x00', inputCount: '0x04', outputCount: '0x05', version: '0xfb' }
const INPUT = {
  origin: '0x00',
  output: '0x01',
  signatureType: '0x03',
  redeemScript: '0x04',
  transactionId: '0x0e',
  index: '0x0f',
}
const OUTPUT = { amount: '0x03', script: '0x04' }

/** `psbt` and a separator. */
const MAGIC = '0x70736274ff'

/** @returns Undefined unless the bytes are exactly one PSBT of version 0 or 2. */
export function readPsbt(source: Uint8Array): Psbt | undefined {
  const reader = createByteReader(source)
  if (toHex(reader.bytes(5)) !== MAGIC) return undefined
  const maps: Entries[] = []
  while (reader.left() > 0) {
    const entries = readEntries(reader)
    if (entries === undefined) return undefined
    maps.push(entries)
  }
  const [global, ...others] = maps
  if (global === undefined) return undefined
  const transaction = global.get(GLOBAL.transaction)
  const version = readNumber(global.get(GLOBAL.version) ?? new Uint8Array(4))
  if (transaction !== undefined) {
    return version === 0 ? first(readBitcoinTransaction(transaction), others) : undefined
  }
  return version === 2 ? second(global, others) : undefined
}

/** Version 0: the transaction stands in one piece. */
function first(
  transaction: BitcoinTransaction | undefined,
  maps: readonly Entries[],
): Psbt | undefined {
  if (transaction === undefined) return undefined
  const { inputs, outputs } = transaction
  if (maps.length !== inputs.length + outputs.length) return undefined
  return psbtOf(
    inputs.map((outpoint, at) => readInput(outpoint, maps[at] ?? new Map())),
    outputs,
  )
}

/** Version 2: inputs and outputs stand for themselves. */
function second(global: Entries, maps: readonly Entries[]): Psbt | undefined {
  const inputCount = readCount(global.get(GLOBAL.inputCount))
  const outputCount = readCount(global.get(GLOBAL.outputCount))
  if (inputCount === undefined || maps.length !== inputCount + (outputCount ?? -1)) return undefined
  const inputs = maps.slice(0, inputCount).map((entries) => {
    const [id, index] = [entries.get(INPUT.transactionId), entries.get(INPUT.index)]
    if (id?.length !== 32 || index?.length !== 4) return undefined
    const outpoint = { transactionId: readId(createByteReader(id)), index: readNumber(index) }
    return readInput(outpoint, entries)
  })
  const outputs = maps.slice(inputCount).map((entries): Output | undefined => {
    const [amount, script] = [entries.get(OUTPUT.amount), entries.get(OUTPUT.script)]
    if (amount?.length !== 8 || script === undefined) return undefined
    return { amount: createByteReader(amount).bigint(8), script }
  })
  return psbtOf(inputs, outputs)
}

function psbtOf(
  read: readonly (PsbtInput | undefined)[],
  paid: readonly (Output | undefined)[],
): Psbt | undefined {
  const [inputs, outputs] = [allOrNone(read), allOrNone(paid)]
  return inputs && outputs && inputs.length > 0 ? { inputs, outputs } : undefined
}

function readInput(outpoint: Outpoint, entries: Entries): PsbtInput | undefined {
  const type = entries.get(INPUT.signatureType)
  if (type !== undefined && type.length !== 4) return undefined
  const signatureType = type === undefined ? undefined : readNumber(type)
  const spent = spentOutput(outpoint, entries)
  return spent === undefined ? undefined : { ...outpoint, ...spent, signatureType }
}

/** Reads the output that is spent; undefined if its entries contradict each other. */
function spentOutput(
  { transactionId, index }: Outpoint,
  entries: Entries,
): Pick<PsbtInput, 'amount' | 'script' | 'isProven'> | undefined {
  const [origin, output] = [entries.get(INPUT.origin), entries.get(INPUT.output)]
  const stated = output === undefined ? undefined : readOutput(output)
  if (output !== undefined && stated === undefined) return undefined
  if (origin === undefined) {
    const amount = isSigned(stated, entries.get(INPUT.redeemScript)) ? stated?.amount : undefined
    return { amount: amount ?? 'unknown', script: stated?.script, isProven: false }
  }
  const transaction = readBitcoinTransaction(origin)
  const proven = transaction?.id === transactionId ? transaction.outputs[index] : undefined
  if (proven === undefined || (stated !== undefined && !isSame(stated, proven))) return undefined
  return { ...proven, isProven: true }
}

/**
 * Returns true if a signature covers the amount too, so that a wrong one makes it worthless.
 * Source: BIP-143.
 */
function isSigned(output: Output | undefined, redeemScript: Uint8Array | undefined): boolean {
  if (output === undefined) return false
  const kind = scriptKind(output.script)
  if (kind === 'script') return redeemScript !== undefined && scriptKind(redeemScript) === 'witness'
  return kind === 'witness' || kind === 'taproot'
}

function isSame(one: Output, other: Output): boolean {
  return one.amount === other.amount && toHex(one.script) === toHex(other.script)
}

function readOutput(source: Uint8Array): Output | undefined {
  const reader = createByteReader(source)
  const output = { amount: reader.bigint(8), script: reader.bytes(readSize(reader)) }
  return reader.isDone() ? output : undefined
}

/** Entries up to an empty key; each key stands once. */
function readEntries(reader: ReturnType<typeof createByteReader>): Entries | undefined {
  const entries = new Map<string, Uint8Array>()
  while (reader.isWhole()) {
    const length = readSize(reader)
    if (length === 0) return reader.isWhole() ? entries : undefined
    const key = toHex(reader.bytes(length))
    if (entries.has(key)) return undefined
    entries.set(key, reader.bytes(readSize(reader)))
  }
  return undefined
}

function readCount(source: Uint8Array | undefined): number | undefined {
  if (source === undefined) return undefined
  const reader = createByteReader(source)
  const count = readSize(reader)
  return reader.isDone() ? count : undefined
}

function readNumber(source: Uint8Array): number {
  return createByteReader(source).number(4)
}
