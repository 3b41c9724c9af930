import { LatchkeyError } from '@latchkey/core/contract'
import { isTruthy, readScriptNumber, writeScriptNumber } from './script-number.ts'
import type { ScriptRules, Spend } from './spend.ts'

/** What a script runs on. */
export interface Machine {
  readonly rules: ScriptRules
  readonly spend: Spend
  /** The script that runs. */
  readonly script: Uint8Array
  /** Hash of the script on taproot. */
  readonly leaf?: Uint8Array | undefined
  readonly stack: Uint8Array[]
  readonly side: Uint8Array[]
}

/** Does what one word says. @returns Whether the script may go on. */
export type Word = (machine: Machine) => boolean

/** Source: Bitcoin Core. */
const MAX_STACK = 1_000
const MAX_ITEM_LENGTH = 520

/** @throws LatchkeyError `wallet.malformed` when there is too much already. */
export function push({ stack, side }: Machine, item: Uint8Array): true {
  if (stack.length + side.length >= MAX_STACK || item.length > MAX_ITEM_LENGTH) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  stack.push(item)
  return true
}

/** @throws LatchkeyError `wallet.malformed` when there is nothing. */
export function pop({ stack }: Pick<Machine, 'stack'>): Uint8Array {
  const item = stack.pop()
  if (item === undefined) throw new LatchkeyError('wallet.malformed', {})
  return item
}

/** @throws LatchkeyError `wallet.malformed` when there is no number. */
export function popNumber(machine: Machine): number {
  return readScriptNumber(pop(machine))
}

/** Pushes a number. */
export function pushNumber(machine: Machine, value: number | boolean): true {
  return push(machine, writeScriptNumber(Number(value)))
}

/** Takes one item, which has to be a yes. */
export function popYes(machine: Machine): boolean {
  return isTruthy(pop(machine))
}
