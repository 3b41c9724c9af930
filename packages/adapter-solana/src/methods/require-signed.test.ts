import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { ALICE, BOB } from '../testing/started-adapter.ts'
import { requireSigned } from './require-signed.ts'

const BLOCK = aKey(8).address

function move(lamports: number, from = ALICE): TransactionInstruction {
  const [fromPubkey, toPubkey] = [new PublicKey(from.address), new PublicKey(aKey(9).address)]
  return SystemProgram.transfer({ fromPubkey, toPubkey, lamports })
}

function price(microLamports: number): TransactionInstruction {
  return ComputeBudgetProgram.setComputeUnitPrice({ microLamports })
}

function written(
  instructions: TransactionInstruction[],
  { payer = ALICE, block = BLOCK, isVersioned = false } = {},
): Uint8Array {
  const payerKey = new PublicKey(payer.address)
  const message = new TransactionMessage({ payerKey, recentBlockhash: block, instructions })
  return new VersionedTransaction(
    isVersioned ? message.compileToV0Message() : message.compileToLegacyMessage(),
  ).serialize()
}

const ASKED = written([price(1), move(5), move(6)])

test.each([
  ['as it was asked for', ASKED],
  ['with a newer block', written([price(1), move(5), move(6)], { block: aKey(7).address })],
  ['for another price', written([price(2), move(5), move(6)])],
  ['with steps around it', written([move(1), move(5), move(2), move(6), move(3)])],
])('a transaction that is signed %s has a signature', (_what, transaction) => {
  const signed = ALICE.signTransaction(transaction)

  expect(requireSigned(signed, ASKED)).toEqual(signed.slice(1, 65))
})

test.each([
  ['nobody signed', ASKED],
  ['only one of two signed', ALICE.signTransaction(written([move(5), move(6), move(1, BOB)]))],
  ['moves another amount', ALICE.signTransaction(written([price(1), move(5), move(7)]))],
  ['lacks a step', ALICE.signTransaction(written([price(1), move(6)]))],
  ['has its steps in another order', ALICE.signTransaction(written([move(6), move(5)]))],
  [
    'somebody else pays',
    BOB.signTransaction(ALICE.signTransaction(written([move(5), move(6)], { payer: BOB }))),
  ],
  ['is none', new Uint8Array(40)],
])('a transaction that %s is not the requested one', (_what, signed) => {
  expect(() => requireSigned(signed, ASKED)).toThrow(
    expect.objectContaining({ code: 'wallet.malformed' }),
  )
})

test("a requested transaction that can't be read does not match", () => {
  expect(() => requireSigned(ALICE.signTransaction(ASKED), new Uint8Array(40))).toThrow(
    expect.objectContaining({ code: 'wallet.malformed' }),
  )
})
