import { LatchkeyError } from '@latchkey/core/contract'
import { SigHash, type Transaction } from '@scure/btc-signer/transaction.js'

type Input = ReturnType<Transaction['getInput']>

/** Bytes of a Schnorr signature that covers everything; a longer one ends with its type. Source: BIP-341. */
const SCHNORR_LENGTH = 64
/** The first byte of the script of an address of taproot, and of an ECDSA signature. Source: BIP-341, BIP-66. */
const [TAPROOT, DER] = [0x51, 0x30]
/** Bytes of a public key beside the signature of a single key. Source: BIP-141. */
const KEY_LENGTH = 33

/**
 * Checks that new signatures cover the whole transaction, unless it asked for another type: with one that
 * covers less, each party that relays it could change the outputs. Source: BIP-143, BIP-341, docs/security.md, S64.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireWhole(signed: Transaction, requested: Transaction): void {
  for (let index = 0; index < signed.inputsLength; index += 1) {
    const before = requested.getInput(index)
    const { sighashType = SigHash.ALL } = before
    const types = typesOf(signed.getInput(index))
    // Another party may have signed before.
    if (typesOf(before).length > 0) continue
    if (!types.every((type) => type === SigHash.ALL || type === sighashType)) {
      throw new LatchkeyError('wallet.malformed', {})
    }
  }
}

/** The types of the signatures of an input whose form is known. */
function typesOf(input: Input): readonly number[] {
  const { partialSig = [], tapKeySig, tapScriptSig = [], finalScriptWitness = [] } = input
  const isTaproot = input.witnessUtxo?.script.at(0) === TAPROOT
  const ecdsa = partialSig.map(([, signature]) => signature.at(-1) ?? SigHash.NONE)
  const schnorr = [tapKeySig ?? [], tapScriptSig.map(([, signature]) => signature)].flat()
  const [first, key, ...more] = finalScriptWitness
  const isDer = first?.at(0) === DER
  const isSingleKey = isDer && key?.length === KEY_LENGTH && more.length === 0
  const isTaprootKey = isTaproot && first !== undefined && key === undefined
  return [
    ...ecdsa,
    ...(isSingleKey ? [first.at(-1) ?? SigHash.NONE] : []),
    ...[...schnorr, ...(isTaprootKey ? [first] : [])].map(schnorrType),
  ]
}

function schnorrType(signature: Uint8Array): number {
  return signature.length === SCHNORR_LENGTH ? SigHash.ALL : (signature.at(-1) ?? SigHash.NONE)
}
