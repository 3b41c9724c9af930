import { type ByteReader, createByteReader } from '../model/byte-reader.ts'
import type { EffectBody } from '../model/effect.ts'
import type { Instruction } from './read-transaction.ts'

/** The effects of instructions of one type. */
export interface KnownInstruction {
  /** Accounts that it needs; further ones change nothing. */
  readonly accountCount: number
  /**
   * @param accounts - At least as many as it needs.
   * @param data - Behind the type; what is left in it makes the instruction unknown.
   */
  effects(accounts: readonly string[], data: ByteReader): readonly EffectBody[] | undefined
}

/** Instructions by their type, which stands in the first one or four bytes. */
export interface KnownProgram {
  readonly typeBytes: 1 | 4
  readonly instructions: ReadonlyMap<number, KnownInstruction>
}

/** @returns `notResolved` where an account that counts is in a table that was not handed over. */
export function explainKnown(
  { typeBytes, instructions }: KnownProgram,
  { accounts, data }: Instruction,
): readonly EffectBody[] | 'notResolved' | undefined {
  const reader = createByteReader(data)
  const known = instructions.get(reader.number(typeBytes))
  if (known === undefined || !reader.isWhole() || accounts.length < known.accountCount) {
    return undefined
  }
  const needed = accounts.slice(0, known.accountCount)
  const addresses = needed.map(({ address }) => address).filter((one) => one !== undefined)
  if (addresses.length < needed.length) return 'notResolved'
  const effects = known.effects(addresses, reader)
  return reader.isDone() ? effects : undefined
}
