import { LatchkeyError } from '@latchkey/core/contract'
import { type ByteReader, createByteReader } from '../bytes/byte-reader.ts'
import { sameBytes } from '../bytes/same-bytes.ts'
import { readOutput, readTransaction, readWitness } from './read-transaction.ts'
import type { BitcoinTransaction, TxInput, TxOutput } from './transaction.ts'
import { transactionHash } from './write-transaction.ts'

/** A transaction with its signatures, and what each input spends as far as that is told. */
export interface SignedPsbt {
  readonly transaction: BitcoinTransaction
  readonly spent: readonly (TxOutput | undefined)[]
}

/** `psbt` and a mark. Source: BIP-174. */
const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)

/** The transaction, before it was signed. Source: BIP-174. */
const UNSIGNED = 0x00
/** Kinds of entries of an input. Source: BIP-174. */
const FULL_UTXO = 0x00
const UTXO = 0x01
const FINAL_SCRIPT = 0x07
const FINAL_WITNESS = 0x08

type Entries = ReadonlyMap<number, Uint8Array>

/**
 * Reads a finished transaction in PSBT form, version 0. Whoever finished it has left out what the
 * signers needed: there is one way to write it.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function readSignedPsbt(bytes: Uint8Array): SignedPsbt {
  const reader = createByteReader(bytes)
  if (!sameBytes(reader.bytes(MAGIC.length), MAGIC)) throw new LatchkeyError('wallet.malformed', {})
  const unsigned = readTransaction(readEntries(reader, [UNSIGNED]).get(UNSIGNED) ?? EMPTY)
  const kinds = [FULL_UTXO, UTXO, FINAL_SCRIPT, FINAL_WITNESS]
  const given = unsigned.inputs.map((input) => ({ input, entries: readEntries(reader, kinds) }))
  for (const _ of unsigned.outputs) readEntries(reader, [])
  if (!reader.isAtEnd()) throw new LatchkeyError('wallet.malformed', {})
  const before = given.flatMap(transactionBefore)
  const inputs = given.map(signed)
  const spent = given.map((one) => spentBy(one, before))
  return { transaction: { ...unsigned, inputs }, spent }
}

interface Given {
  readonly input: TxInput
  readonly entries: Entries
}

interface Before {
  readonly hash: Uint8Array
  readonly transaction: BitcoinTransaction
}

const EMPTY = new Uint8Array()

function readEntries(reader: ByteReader, kinds: readonly number[]): Entries {
  const entries = new Map<number, Uint8Array>()
  for (let key = reader.sized(); key.length > 0; key = reader.sized()) {
    const [kind = -1] = key
    const isFirst = key.length === 1 && kinds.includes(kind) && !entries.has(kind)
    if (!isFirst) throw new LatchkeyError('wallet.malformed', {})
    entries.set(kind, reader.sized())
  }
  return entries
}

function signed({ input, entries }: Given): TxInput {
  const witness = entries.get(FINAL_WITNESS)
  return {
    ...input,
    script: entries.get(FINAL_SCRIPT) ?? EMPTY,
    witness: witness === undefined ? [] : readWitness(witness),
  }
}

function transactionBefore({ input, entries }: Given): readonly Before[] {
  const full = entries.get(FULL_UTXO)
  if (full === undefined) return []
  const transaction = readTransaction(full)
  const hash = transactionHash(transaction)
  if (!sameBytes(hash, input.txid)) throw new LatchkeyError('wallet.malformed', {})
  return [{ hash, transaction }]
}

/** A transaction of which several outputs are spent is told once. */
function spentBy({ input, entries }: Given, before: readonly Before[]): TxOutput | undefined {
  const told = before.find(({ hash }) => sameBytes(hash, input.txid))
  const full = told?.transaction.outputs[input.index]
  const output = entries.get(UTXO)
  if (output === undefined) return full
  const alone = readOutput(createByteReader(output))
  if (full !== undefined && !isSameOutput(full, alone))
    throw new LatchkeyError('wallet.malformed', {})
  return alone
}

/** Whether two outputs hold the same for the same owner. */
export function isSameOutput(one: TxOutput, other: TxOutput): boolean {
  return one.amount === other.amount && sameBytes(one.script, other.script)
}
