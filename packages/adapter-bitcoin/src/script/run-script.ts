import { type Machine, pop, push, type Word } from './machine.ts'
import { OP } from './opcodes.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { readScript, type ScriptWord } from './read-script.ts'
import { isTruthy } from './script-number.ts'
import { SIGNING_WORDS } from './signing-words.ts'
import { TIME_WORDS } from './time-words.ts'

const WORDS: ReadonlyMap<number, Word> = new Map([...PLAIN_WORDS, ...SIGNING_WORDS, ...TIME_WORDS])
const FLOW: ReadonlySet<number> = new Set([OP.if, OP.notIf, OP.else, OP.endIf])
/** Source: Bitcoin Core. */
const MAX_SCRIPT_LENGTH = 10_000

/**
 * Runs a script. It knows what wallets write: what it does not know, it takes for a no. Source:
 * BIP-322, whose verifiers may be unable to judge a script.
 *
 * @returns Whether it came to its end; what it said is on the stack.
 * @throws LatchkeyError `wallet.malformed` when it can't go on.
 */
export function runScript(machine: Machine): boolean {
  if (machine.script.length > MAX_SCRIPT_LENGTH) return false
  const branches: boolean[] = []
  for (const word of readScript(machine.script)) {
    const isTaken = branches.every((branch) => branch)
    if (FLOW.has(word.code)) {
      if (!turn(machine, { branches, code: word.code, isTaken })) return false
    } else if (isTaken && !runWord(machine, word)) {
      return false
    }
  }
  return branches.length === 0
}

function runWord(machine: Machine, { code, push: item }: ScriptWord): boolean {
  if (item !== undefined) return push(machine, item)
  return WORDS.get(code)?.(machine) ?? false
}

interface Turn {
  readonly branches: boolean[]
  readonly code: number
  readonly isTaken: boolean
}

/** Begins, changes or ends a branch. */
function turn(machine: Machine, { branches, code, isTaken }: Turn): boolean {
  if (code === OP.endIf) return branches.pop() !== undefined
  if (code === OP.else) {
    const branch = branches.pop()
    return branch !== undefined && branches.push(!branch) > 0
  }
  if (!isTaken) return branches.push(false) > 0
  const choice = pop(machine)
  if (!isChoice(machine, choice)) return false
  return branches.push(isTruthy(choice) === (code === OP.if)) > 0
}

/** In a witness there is one way to write yes and one to write no. Source: BIP-342. */
function isChoice({ rules }: Machine, item: Uint8Array): boolean {
  return rules === 'legacy' || item.length === 0 || (item.length === 1 && item[0] === 1)
}
