import { type Machine, pop, type Word } from './machine.ts'
import { OP } from './opcodes.ts'
import { readScriptNumber } from './script-number.ts'

/** Up to here a lock time is a block, from here on a second. Source: BIP-65. */
const FIRST_SECOND = 500_000_000
/** The input does not care for lock times. */
const FINAL = 0xffff_ffff
/** Source: BIP-112. */
const IGNORED_BIT = 0x8000_0000
const SECONDS_BIT = 0x40_0000
const VALUE_BITS = 0xffff
/** Times may be larger than other numbers. Source: BIP-65, BIP-112. */
const TIME_LENGTH = 5

/**
 * Words about time: what a script asks for, the transaction has to say of itself. Whether that time
 * has come is not judged here.
 */
export const TIME_WORDS: ReadonlyMap<number, Word> = new Map<number, Word>([
  [OP.checkLockTime, isLockedLongEnough],
  [OP.checkSequence, isOldEnough],
])

function isLockedLongEnough(machine: Machine): boolean {
  const wanted = topTime(machine)
  const { transaction, index } = machine.spend
  const { lockTime } = transaction
  const isSameKind = wanted < FIRST_SECOND === lockTime < FIRST_SECOND
  const isCaredFor = transaction.inputs[index]?.sequence !== FINAL
  return wanted >= 0 && isSameKind && isCaredFor && wanted <= lockTime
}

function isOldEnough(machine: Machine): boolean {
  const wanted = topTime(machine)
  if (wanted < 0) return false
  if (hasBit(wanted, IGNORED_BIT)) return true
  const { transaction, index } = machine.spend
  const sequence = transaction.inputs[index]?.sequence ?? FINAL
  if (transaction.version < 2 || hasBit(sequence, IGNORED_BIT)) return false
  const isSameKind = hasBit(wanted, SECONDS_BIT) === hasBit(sequence, SECONDS_BIT)
  return isSameKind && (wanted & VALUE_BITS) <= (sequence & VALUE_BITS)
}

/** The time stays where it is. */
function topTime(machine: Machine): number {
  const item = pop(machine)
  machine.stack.push(item)
  return readScriptNumber(item, TIME_LENGTH)
}

/** Bit operators of the language stop at 32 bits with a sign. */
function hasBit(value: number, bit: number): boolean {
  return Math.floor(value / bit) % 2 === 1
}
