import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { sameBytes } from '../bytes/same-bytes.ts'
import { sized } from '../bytes/write-bytes.ts'
import { isSchnorrSigned } from './check-signature.ts'
import type { Machine } from './machine.ts'
import { OP } from './opcodes.ts'
import { readScript } from './read-script.ts'
import { runScript } from './run-script.ts'
import { isTruthy } from './script-number.ts'
import type { ScriptRules, Spend } from './spend.ts'
import { leafOf } from './taproot.ts'

/** First byte of an annex, which nobody has a use for. Source: BIP-341. */
const ANNEX = 0x50

/**
 * Whether an input may spend what it spends, by the rules that nodes pass transactions on by. Source:
 * BIP-16, BIP-141, BIP-341, BIP-342.
 *
 * @throws LatchkeyError `wallet.malformed` for scripts that make no sense.
 */
export function isRightfulSpend(spend: Spend): boolean {
  const input = spend.transaction.inputs[spend.index]
  const output = spend.spent[spend.index]
  if (input === undefined || output === undefined) return false
  const { script, witness } = input
  const program = witnessProgram(output.script)
  if (program !== undefined) return script.length === 0 && isWitnessed(spend, program, witness)
  if (isScriptHash(output.script)) return isRightfulScript(spend, { ...input, hash: output.script })
  return (
    witness.length === 0 && isSatisfied(spend, { script: output.script, stack: pushes(script) })
  )
}

interface ScriptHashSpend {
  readonly script: Uint8Array
  readonly witness: readonly Uint8Array[]
  /** The script that names the hash. */
  readonly hash: Uint8Array
}

function isRightfulScript(spend: Spend, { script, witness, hash }: ScriptHashSpend): boolean {
  const items = pushes(script)
  const redeem = items?.at(-1)
  if (items === undefined || redeem === undefined) return false
  // The hash itself is checked by running the script that names it.
  if (!run({ ...machineOf(spend, 'legacy', hash), stack: [redeem] })) return false
  const program = witnessProgram(redeem)
  if (program === undefined) {
    return witness.length === 0 && isSatisfied(spend, { script: redeem, stack: items.slice(0, -1) })
  }
  const isBare = sameBytes(script, sized(redeem))
  return isBare && program.version === 0 && isWitnessed(spend, program, witness)
}

interface Program {
  readonly version: number
  readonly bytes: Uint8Array
}

function witnessProgram(script: Uint8Array): Program | undefined {
  const [first = 0, length] = script
  const version = first === 0 ? 0 : first - OP.one + 1
  const isProgram = script.length >= 4 && script.length <= 42 && length === script.length - 2
  if (!isProgram || version < 0 || version > 16) return undefined
  return { version, bytes: script.subarray(2) }
}

function isScriptHash(script: Uint8Array): boolean {
  return script.length === 23 && script[0] === OP.hash160 && script[22] === OP.equal
}

function isWitnessed(spend: Spend, program: Program, witness: readonly Uint8Array[]): boolean {
  const { version, bytes } = program
  if (version === 1 && bytes.length === 32) return isTaprootWitnessed(spend, bytes, witness)
  if (version !== 0) return false
  if (bytes.length === 20) {
    const script = concatBytes(Uint8Array.of(OP.dup, OP.hash160), sized(bytes), END)
    return witness.length === 2 && isSatisfied(spend, { script, stack: witness, rules: 'witness' })
  }
  const script = witness.at(-1)
  if (script === undefined || !sameBytes(sha256(script), bytes)) return false
  return isSatisfied(spend, { script, stack: witness.slice(0, -1), rules: 'witness' })
}

const END = Uint8Array.of(OP.equalVerify, OP.checkSig)

function isTaprootWitnessed(
  spend: Spend,
  publicKey: Uint8Array,
  witness: readonly Uint8Array[],
): boolean {
  const control = witness.at(-1)
  if (control === undefined) return false
  if (witness.length === 1) return isSchnorrSigned(spend, { signature: control, publicKey })
  const script = witness.at(-2)
  if (script === undefined || control[0] === ANNEX) return false
  const leaf = leafOf(publicKey, { script, control })
  const stack = [...witness.slice(0, -2)]
  return leaf !== undefined && run({ ...machineOf(spend, 'tapscript', script), stack, leaf })
}

interface Run {
  readonly script: Uint8Array
  readonly stack: readonly Uint8Array[] | undefined
  readonly rules?: ScriptRules
}

function isSatisfied(spend: Spend, { script, stack, rules = 'legacy' }: Run): boolean {
  return stack !== undefined && run({ ...machineOf(spend, rules, script), stack: [...stack] })
}

function machineOf(spend: Spend, rules: ScriptRules, script: Uint8Array): Omit<Machine, 'stack'> {
  return { spend, rules, script, side: [] }
}

/** One yes has to be left, and nothing else. Source: BIP-62, BIP-141. */
function run(machine: Machine): boolean {
  const [answer] = runScript(machine) ? machine.stack : []
  return answer !== undefined && machine.stack.length === 1 && isTruthy(answer)
}

/** What a script pushes that does nothing else. */
function pushes(script: Uint8Array): readonly Uint8Array[] | undefined {
  const items = readScript(script).map(({ push }) => push)
  const given = items.filter((item) => item !== undefined)
  return given.length === items.length ? given : undefined
}
