import { secp256k1 } from '@noble/curves/secp256k1'
import { RawWitness, Script, Transaction } from '@scure/btc-signer'
import { bytesToHex, concat, hexToBytes, sha256 } from 'viem/utils'
import { toBase64 } from '../../formats/base64.ts'
import type { BitcoinSigner } from './bitcoin-signer.ts'

/** BIP-137: the header of a signature for a P2WPKH address, before the recovery bits. */
const SEGWIT_HEADER = 39

/** Signs bytes as BIP-137 has it. @returns Base 64. */
export function signEcdsa({ secret }: BitcoinSigner, message: Uint8Array): string {
  const signature = secp256k1.sign(messageHash(message), secret)
  const header = SEGWIT_HEADER + signature.recovery
  return toBase64(Uint8Array.of(header, ...signature.toCompactRawBytes()))
}

/** Returns the hash that BIP-137 signs: of the magic words and the text, hashed twice. */
export function messageHash(message: Uint8Array): Uint8Array {
  const magic = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  return twice(concat([magic, Uint8Array.from(compact(message.length)), message]))
}

/** Signs bytes as BIP-322's simple form has it. @returns Base 64. */
export function signBip322(signer: BitcoinSigner, message: Uint8Array): string {
  const { script, secret, addressType } = signer
  const spent = toSpend(script, message)
  const transaction = new Transaction({ version: 0, ...UNUSUAL })
  transaction.addInput({
    txid: spent,
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(addressType === 'p2tr' ? { tapInternalKey: hexToBytes(`0x${signer.publicKey}`) } : {}),
  })
  transaction.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  transaction.sign(secret)
  transaction.finalize()
  return toBase64(RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? []))
}

/** A transaction that is never sent: no value, a version and outputs of its own. */
const UNUSUAL = { allowUnknownOutputs: true, disableScriptCheck: true } as const

/** The id of BIP-322's first transaction, in which the text is. */
function toSpend(script: Uint8Array, message: Uint8Array): Uint8Array {
  const said = taggedHash('BIP0322-signed-message', message)
  const raw = concat([
    ...[hexToBytes('0x00000000'), hexToBytes('0x01'), new Uint8Array(32), NO_INDEX],
    ...[Uint8Array.of(34, 0, 32), said, hexToBytes('0x00000000')],
    ...[hexToBytes('0x01'), new Uint8Array(8)],
    ...[Uint8Array.of(script.length), script, hexToBytes('0x00000000')],
  ])
  // Ids are written the other way round than hashes are made.
  return twice(raw).reverse()
}

const NO_INDEX = Uint8Array.of(255, 255, 255, 255)

function taggedHash(tag: string, message: Uint8Array): Uint8Array {
  const tagged = sha256(new TextEncoder().encode(tag), 'bytes')
  return sha256(concat([tagged, tagged, message]), 'bytes')
}

function twice(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes, 'bytes'), 'bytes')
}

/** A length of the protocol. */
function compact(length: number): number[] {
  if (length < 0xfd) return [length]
  if (length <= 0xffff) return [0xfd, length & 0xff, length >> 8]
  return [0xfe, ...[0, 8, 16, 24].map((bits) => (length >>> bits) & 0xff)]
}

/** Hexadecimal, as wallets hand hashes out. */
export function hashText(message: Uint8Array): string {
  return bytesToHex(messageHash(message)).slice(2)
}
