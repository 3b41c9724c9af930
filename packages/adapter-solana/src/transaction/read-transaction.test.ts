import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { ALICE, BOB } from '../testing/started-adapter.ts'
import { legacyParts } from './legacy-parts.ts'
import { readTransaction, withSignature } from './read-transaction.ts'

const BLOCKHASH = ALICE.address
const FROM = new PublicKey(ALICE.address)
const TO = new PublicKey(BOB.address)

const INSTRUCTIONS = [
  SystemProgram.transfer({ fromPubkey: FROM, toPubkey: TO, lamports: 1_000 }),
  new TransactionInstruction({
    programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    keys: [{ pubkey: TO, isSigner: true, isWritable: false }],
    // The library's type asks for a buffer; it reads any bytes.
    data: new Uint8Array(200).fill(5) as TransactionInstruction['data'],
  }),
]

function older(): Uint8Array {
  const transaction = new Transaction({
    feePayer: FROM,
    blockhash: BLOCKHASH,
    lastValidBlockHeight: 1,
  })
  transaction.add(...INSTRUCTIONS)
  return Uint8Array.from(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

function newer(): Uint8Array {
  const message = new TransactionMessage({
    payerKey: FROM,
    recentBlockhash: BLOCKHASH,
    instructions: INSTRUCTIONS,
  })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

test.each([
  ['legacy', older, false],
  ['of version 0', newer, true],
])('a transaction that is %s is read as the library encoded it', (_name, write, isVersioned) => {
  const read = readTransaction(write())

  const { message } = VersionedTransaction.deserialize(write())
  expect(read).toMatchObject({
    isVersioned,
    signatures: [new Uint8Array(64), new Uint8Array(64)],
    addresses: message.staticAccountKeys.map(String),
    blockhash: BLOCKHASH,
    header: Object.values(message.header),
  })
  expect(read?.instructions.map(({ program, accounts }) => [program, accounts])).toEqual(
    message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes }) => [
      programIdIndex,
      accountKeyIndexes,
    ]),
  )
})

test('a signature is put into its place, and no other', () => {
  const signature = new Uint8Array(64).fill(9)

  const signed = withSignature(older(), BOB.address, signature) ?? new Uint8Array()

  expect(readTransaction(signed)?.signatures).toEqual([new Uint8Array(64), signature])
  expect(withSignature(older(), BLOCKHASH.slice(1), signature)).toBeUndefined()
  expect(withSignature(older(), SystemProgram.programId.toBase58(), signature)).toBeUndefined()
  expect(withSignature(older(), BOB.address, signature.slice(1))).toBeUndefined()
})

test('a shortened or longer transaction is invalid', () => {
  for (let length = 0; length < older().length; length += 1) {
    expect(readTransaction(older().slice(0, length))).toBeUndefined()
  }
  expect(readTransaction(Uint8Array.of(...older(), 0))).toBeUndefined()
  expect(readTransaction(new Uint8Array(2_000))).toBeUndefined()
})

test('an unknown version is not read', () => {
  const bytes = newer()
  const versionAt = 1 + 64 * 2

  expect(bytes[versionAt]).toBe(0x80)
  bytes[versionAt] = 0x81
  expect(readTransaction(bytes)).toBeUndefined()
})

test('older wallets get the same parts of a legacy transaction as the library gives', () => {
  const { feePayer, recentBlockhash, instructions } = legacyParts(older())

  const known = Transaction.from(older())
  expect([feePayer, recentBlockhash]).toEqual([ALICE.address, BLOCKHASH])
  expect(instructions).toMatchObject(
    known.instructions.map(({ programId, keys }) => ({
      programId: programId.toBase58(),
      keys: keys.map(({ pubkey, ...rest }) => ({ pubkey: pubkey.toBase58(), ...rest })),
    })),
  )
  expect(legacyParts(newer())).toEqual({})
})
