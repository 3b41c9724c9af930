import { isEcdsaSigned, isSchnorrSigned } from './check-signature.ts'
import { type Machine, pop, popNumber, pushNumber, type Word } from './machine.ts'
import { OP } from './opcodes.ts'

/** Source: Bitcoin Core. */
const MAX_KEYS = 20

/**
 * Words about signatures. A signature that is wrong ends the script; only an empty one is a plain no.
 * Source: BIP-146, BIP-342.
 */
export const SIGNING_WORDS: ReadonlyMap<number, Word> = new Map<number, Word>([
  [OP.checkSig, (machine) => answered(checkOne(machine), machine)],
  [OP.checkSigVerify, (machine) => checkOne(machine) === true],
  [OP.checkSigAdd, addSignature],
  [OP.checkMultiSig, (machine) => answered(checkSeveral(machine), machine)],
  [OP.checkMultiSigVerify, (machine) => checkSeveral(machine) === true],
])

/** @returns undefined for a signature that is neither right nor empty. */
function checkOne(machine: Machine): boolean | undefined {
  const publicKey = pop(machine)
  const signature = pop(machine)
  if (signature.length === 0) return false
  return isSigned(machine, signature, publicKey) || undefined
}

function answered(answer: boolean | undefined, machine: Machine): boolean {
  return answer !== undefined && pushNumber(machine, answer)
}

function addSignature(machine: Machine): boolean {
  if (machine.rules !== 'tapscript') return false
  const publicKey = pop(machine)
  const count = popNumber(machine)
  const signature = pop(machine)
  if (signature.length === 0) return pushNumber(machine, count)
  return isSigned(machine, signature, publicKey) && pushNumber(machine, count + 1)
}

/** Signatures stand in the order of their keys. */
function checkSeveral(machine: Machine): boolean | undefined {
  if (machine.rules === 'tapscript') return undefined
  const keys = popList(machine)
  const signatures = popList(machine)
  // One item too many is taken, by a mistake that is part of the rules; it has to be empty.
  if (keys === undefined || signatures === undefined || pop(machine).length > 0) return undefined
  if (signatures.length > 0 && signatures.every(({ length }) => length === 0)) return false
  return isSignedInOrder(machine, signatures, keys) || undefined
}

function isSignedInOrder(
  machine: Machine,
  signatures: readonly Uint8Array[],
  keys: readonly Uint8Array[],
): boolean {
  let next = 0
  for (const key of keys) {
    const signature = signatures[next]
    if (signature !== undefined && isSigned(machine, signature, key)) next += 1
  }
  return next === signatures.length
}

/** Taken from the top, so that the last comes first, as it does for the rest. */
function popList(machine: Machine): readonly Uint8Array[] | undefined {
  const count = popNumber(machine)
  if (count < 0 || count > MAX_KEYS) return undefined
  return Array.from({ length: count }, () => pop(machine))
}

function isSigned(machine: Machine, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const { rules, spend, script, leaf } = machine
  if (rules === 'tapscript') {
    return isSchnorrSigned(spend, { signature, publicKey }, leaf)
  }
  return isEcdsaSigned(spend, script, { signature, publicKey, isWitness: rules === 'witness' })
}
