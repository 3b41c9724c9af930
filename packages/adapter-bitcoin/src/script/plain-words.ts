import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { doubleSha256, hash160 } from '../bytes/hashes.ts'
import { sameBytes } from '../bytes/same-bytes.ts'
import { type Machine, pop, popNumber, popYes, push, pushNumber, type Word } from './machine.ts'
import { OP } from './opcodes.ts'
import { isTruthy } from './script-number.ts'

/** Words about items and numbers. */
export const PLAIN_WORDS: ReadonlyMap<number, Word> = new Map<number, Word>([
  [OP.nop, () => true],
  [OP.verify, popYes],
  [OP.toAlt, (machine) => machine.side.push(pop(machine)) > 0],
  [OP.fromAlt, (machine) => push(machine, pop({ stack: machine.side }))],
  [OP.ifDup, (machine) => !isTruthy(top(machine)) || push(machine, top(machine))],
  [OP.drop, (machine) => pop(machine).length >= 0],
  [OP.dup, (machine) => push(machine, top(machine))],
  [OP.swap, swap],
  [OP.size, (machine) => pushNumber(machine, top(machine).length)],
  [OP.equal, (machine) => pushNumber(machine, isEqual(machine))],
  [OP.equalVerify, isEqual],
  [OP.not, (machine) => pushNumber(machine, popNumber(machine) === 0)],
  [OP.notZero, (machine) => pushNumber(machine, popNumber(machine) !== 0)],
  [OP.add, combining((a, b) => a + b)],
  [OP.boolAnd, combining((a, b) => a !== 0 && b !== 0)],
  [OP.boolOr, combining((a, b) => a !== 0 || b !== 0)],
  [OP.numEqual, combining((a, b) => a === b)],
  [OP.numEqualVerify, isSameNumber],
  [OP.ripemd160, hashing(ripemd160)],
  [OP.sha256, hashing(sha256)],
  [OP.hash160, hashing(hash160)],
  [OP.hash256, hashing(doubleSha256)],
])

function top(machine: Machine): Uint8Array {
  const item = pop(machine)
  machine.stack.push(item)
  return item
}

function swap(machine: Machine): boolean {
  const upper = pop(machine)
  const lower = pop(machine)
  return push(machine, upper) && push(machine, lower)
}

function isEqual(machine: Machine): boolean {
  return sameBytes(pop(machine), pop(machine))
}

function isSameNumber(machine: Machine): boolean {
  const upper = popNumber(machine)
  return popNumber(machine) === upper
}

function combining(combine: (a: number, b: number) => number | boolean): Word {
  return (machine) => {
    const b = popNumber(machine)
    return pushNumber(machine, combine(popNumber(machine), b))
  }
}

function hashing(hash: (bytes: Uint8Array) => Uint8Array): Word {
  return (machine) => push(machine, hash(pop(machine)))
}
