import { LatchkeyError } from '@latchkey/core/contract'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import type { BitcoinAddress } from '../address.ts'
import { doubleSha256, hash160, sameBytes } from '../bytes/hashes.ts'
import { sized, uint } from '../bytes/write-bytes.ts'
import { readWitness } from '../transaction/read-transaction.ts'
import type { BitcoinTransaction } from '../transaction/transaction.ts'
import { transactionHash, writeOutpoint, writeOutput } from '../transaction/write-transaction.ts'
import { toSign, toSpend } from './to-spend.ts'

/** The signature covers the whole transaction; BIP-322 allows no other kind. */
const SIGN_ALL = 0x01
/** Leaf version of taproot scripts, in the first byte of the last item. Source: BIP-342. */
const TAPSCRIPT = 0xc0

/**
 * Verifies that the key of an address signed a text, in the simple form of BIP-322: the signature
 * is the witness that would spend a virtual output of the address. Forms and addresses that need a
 * script interpreter are not supported.
 *
 * @throws LatchkeyError `signature.unsupported-form`, and `wallet.malformed` or any decoding error
 * for text that is not a signature.
 */
export function isSimpleSignature(
  address: BitcoinAddress,
  text: string,
  signature: string,
): boolean {
  const witness = readSimpleForm(signature)
  const transaction = toSign(transactionHash(toSpend(text, address.script)), witness)
  switch (address.type) {
    case 'p2wpkh':
      return isSignedByHashedKey(transaction, address.program, witness)
    case 'p2tr':
      if (isByScript(witness)) throw new LatchkeyError('signature.unsupported-form', {})
      return isSignedByTaprootKey(transaction, address, witness)
    case 'p2wsh':
    case 'other':
      throw new LatchkeyError('signature.unsupported-form', {})
    case 'p2pkh':
    case 'p2sh':
      // These addresses are not spent by a witness alone, so that they have no simple signatures.
      return false
  }
}

/** The prefix names the form; without a prefix it is the simple form. */
function readSimpleForm(signature: string): readonly Uint8Array[] {
  const [, form = 'smp', body = ''] = /^(smp|ful|pof)?(.*)$/s.exec(signature) ?? []
  const bytes = base64.decode(body)
  if (form !== 'smp') throw new LatchkeyError('signature.unsupported-form', {})
  return readWitness(bytes)
}

/** Source: BIP-141, BIP-143. */
function isSignedByHashedKey(
  transaction: BitcoinTransaction,
  keyHash: Uint8Array,
  witness: readonly Uint8Array[],
): boolean {
  const [signature, key, ...others] = witness
  if (signature === undefined || key === undefined || others.length > 0) return false
  const isCompressed = key.length === 33 && (key[0] === 0x02 || key[0] === 0x03)
  const isOwn = isCompressed && sameBytes(hash160(key), keyHash)
  if (!isOwn || signature.at(-1) !== SIGN_ALL) return false
  const options = { prehash: false, format: 'der', lowS: true } as const
  return secp256k1.verify(signature.slice(0, -1), witnessHash(transaction, keyHash), key, options)
}

/** Returns true if a taproot witness spends by a script instead of by the key. Source: BIP-341. */
function isByScript(witness: readonly Uint8Array[]): boolean {
  const [first = 0] = witness.at(-1) ?? []
  return witness.length > 1 && (first & 0xfe) === TAPSCRIPT
}

/** Source: BIP-340, BIP-341. */
function isSignedByTaprootKey(
  transaction: BitcoinTransaction,
  { program, script }: BitcoinAddress,
  [signature = new Uint8Array(), ...others]: readonly Uint8Array[],
): boolean {
  if (others.length > 0) return false
  const isShort = signature.length === 64
  if (!isShort && (signature.length !== 65 || signature[64] !== SIGN_ALL)) return false
  // A missing type means the same as `SIGN_ALL`, but is hashed as 0.
  const hash = taprootHash(transaction, script, isShort ? 0 : SIGN_ALL)
  return schnorr.verify(signature.slice(0, 64), hash, program)
}

/**
 * The hash that the key of a version 0 witness signs. The spent output has amount 0. Source:
 * BIP-143.
 */
function witnessHash(
  { version, inputs, outputs, lockTime }: BitcoinTransaction,
  keyHash: Uint8Array,
): Uint8Array {
  const outpoints = concatBytes(...inputs.map(writeOutpoint))
  const sequences = concatBytes(...inputs.map(({ sequence }) => uint(sequence, 4)))
  const scriptCode = Uint8Array.of(0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac)
  return doubleSha256(
    concatBytes(
      uint(version, 4),
      doubleSha256(outpoints),
      doubleSha256(sequences),
      outpoints,
      sized(scriptCode),
      uint(0, 8),
      sequences,
      doubleSha256(concatBytes(...outputs.map(writeOutput))),
      uint(lockTime, 4),
      uint(SIGN_ALL, 4),
    ),
  )
}

/** The hash that a taproot key signs. The spent output has amount 0. Source: BIP-341. */
function taprootHash(
  { version, inputs, outputs, lockTime }: BitcoinTransaction,
  script: Uint8Array,
  hashType: number,
): Uint8Array {
  return schnorr.utils.taggedHash(
    'TapSighash',
    Uint8Array.of(0x00, hashType),
    uint(version, 4),
    uint(lockTime, 4),
    sha256(concatBytes(...inputs.map(writeOutpoint))),
    sha256(uint(0, 8)),
    sha256(sized(script)),
    sha256(concatBytes(...inputs.map(({ sequence }) => uint(sequence, 4)))),
    sha256(concatBytes(...outputs.map(writeOutput))),
    Uint8Array.of(0x00),
    uint(0, 4),
  )
}
