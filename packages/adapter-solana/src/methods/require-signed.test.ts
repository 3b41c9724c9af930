import {
  AddressLookupTableAccount,
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

  expect(requireSigned(signed, { bytes: ASKED, isTransfer: false })).toEqual(signed.slice(1, 65))
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
  expect(() => requireSigned(signed, { bytes: ASKED, isTransfer: false })).toThrow(
    expect.objectContaining({ code: 'wallet.malformed' }),
  )
})

test("a requested transaction that can't be read does not match", () => {
  expect(() =>
    requireSigned(ALICE.signTransaction(ASKED), { bytes: new Uint8Array(40), isTransfer: false }),
  ).toThrow(expect.objectContaining({ code: 'wallet.malformed' }))
})

test('a transaction whose accounts are looked up in another table is not the requested one', () => {
  const [table, other] = [5, 6].map((nth) => aTable(nth))
  const asked = lookedUp(table)

  expect(
    requireSigned(ALICE.signTransaction(asked), { bytes: asked, isTransfer: false }),
  ).toHaveLength(64)
  for (const changed of [lookedUp(other), lookedUp(aTable(5, 1))])
    expect(() =>
      requireSigned(ALICE.signTransaction(changed), { bytes: asked, isTransfer: false }),
    ).toThrow(expect.objectContaining({ code: 'wallet.malformed' }))
})

/** A table with the recipient of `move` at this place. */
function aTable(nth: number, place = 0): AddressLookupTableAccount {
  const recipient = new PublicKey(aKey(9).address)
  const addresses = [...new Array(place).fill(new PublicKey(BOB.address)), recipient]
  const state = { lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses }
  return new AddressLookupTableAccount({
    key: new PublicKey(aKey(nth).address),
    state: { ...state, deactivationSlot: 2n ** 64n - 1n },
  })
}

function lookedUp(table: AddressLookupTableAccount | undefined): Uint8Array {
  const payerKey = new PublicKey(ALICE.address)
  const message = new TransactionMessage({
    payerKey,
    recentBlockhash: BLOCK,
    instructions: [move(5)],
  })
  return new VersionedTransaction(message.compileToV0Message(table && [table])).serialize()
}
