import { schnorr } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { doubleSha256 } from '../bytes/hashes.ts'
import { sized, uint } from '../bytes/write-bytes.ts'
import { writeOutpoint, writeOutput, writeTransaction } from '../transaction/write-transaction.ts'
import type { Spend } from './spend.ts'

/** A signature speaks of the whole transaction; BIP-322 allows no other kind. */
export const SIGN_ALL = 0x01

/** What was signed before there were witnesses, for a whole transaction. */
export function legacyHash({ transaction, index }: Spend, script: Uint8Array): Uint8Array {
  const inputs = transaction.inputs.map((input, at) => ({
    ...input,
    script: at === index ? script : new Uint8Array(),
  }))
  return doubleSha256(concatBytes(writeTransaction({ ...transaction, inputs }), uint(SIGN_ALL, 4)))
}

/** What is signed where there is a witness of version 0. Source: BIP-143. */
export function witnessHash({ transaction, index, spent }: Spend, script: Uint8Array): Uint8Array {
  const { version, inputs, outputs, lockTime } = transaction
  const parts = inputs
    .slice(index, index + 1)
    .map((input) =>
      concatBytes(
        writeOutpoint(input),
        sized(script),
        uint(spent[index]?.amount ?? 0n, 8),
        uint(input.sequence, 4),
      ),
    )
  return doubleSha256(
    concatBytes(
      uint(version, 4),
      doubleSha256(concatBytes(...inputs.map(writeOutpoint))),
      doubleSha256(concatBytes(...inputs.map(({ sequence }) => uint(sequence, 4)))),
      ...parts,
      doubleSha256(concatBytes(...outputs.map(writeOutput))),
      uint(lockTime, 4),
      uint(SIGN_ALL, 4),
    ),
  )
}

/** What a Schnorr signature is of. */
export interface TaprootSigning {
  /** 0 where nothing is said, which means the same as `SIGN_ALL` and is hashed as itself. */
  readonly hashType: number
  /** Hash of the script that signs; none where the key itself does. */
  readonly leaf?: Uint8Array | undefined
}

/** What is signed on taproot. Source: BIP-341, BIP-342. */
export function taprootHash(
  { transaction, index, spent }: Spend,
  { hashType, leaf }: TaprootSigning,
): Uint8Array {
  const { version, inputs, outputs, lockTime } = transaction
  const tail = leaf === undefined ? [] : [leaf, Uint8Array.of(0x00), uint(0xffff_ffff, 4)]
  return schnorr.utils.taggedHash(
    'TapSighash',
    Uint8Array.of(0x00, hashType),
    uint(version, 4),
    uint(lockTime, 4),
    sha256(concatBytes(...inputs.map(writeOutpoint))),
    sha256(concatBytes(...spent.map(({ amount }) => uint(amount, 8)))),
    sha256(concatBytes(...spent.map(({ script }) => sized(script)))),
    sha256(concatBytes(...inputs.map(({ sequence }) => uint(sequence, 4)))),
    sha256(concatBytes(...outputs.map(writeOutput))),
    Uint8Array.of(leaf === undefined ? 0x00 : 0x02),
    uint(index, 4),
    ...tail,
  )
}
