import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { aTransfer, holderOf, MINT } from '../testing/a-transfer.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { ALICE, BOB } from '../testing/started-adapter.ts'

const EVE = aKey(9)
const keyOf = (address: string): PublicKey => new PublicKey(address)

type Change = (steps: TransactionInstruction[]) => TransactionInstruction[]

/** A wallet that signs another transaction than the one that it was asked for. */
function changing(change: Change, make: typeof written = written) {
  return createScriptedWallet(ALICE, {
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) => ({ signedTransaction: make(transaction, change) })),
  })
}

function written(asked: Uint8Array, change: Change, tables?: AddressLookupTableAccount[]) {
  const { message } = VersionedTransaction.deserialize(asked)
  const { instructions, ...rest } = TransactionMessage.decompile(message)
  const changed = new TransactionMessage({ ...rest, instructions: change(instructions) })
  const payers = Object.assign(changed, { payerKey: keyOf(ALICE.address) })
  const compiled = tables ? payers.compileToV0Message(tables) : payers.compileToLegacyMessage()
  return ALICE.signTransaction(new VersionedTransaction(compiled).serialize())
}

function toEve(lamports: number): TransactionInstruction {
  const [fromPubkey, toPubkey] = [keyOf(ALICE.address), keyOf(EVE.address)]
  return SystemProgram.transfer({ fromPubkey, toPubkey, lamports })
}

/** A call of a program of tokens with the sender's account. */
function ofTokens(data: readonly number[], more: readonly string[] = []): TransactionInstruction {
  const accounts = [holderOf(ALICE.address), ...more, ALICE.address]
  return new TransactionInstruction({
    programId: keyOf('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    keys: accounts.map((address) => ({
      pubkey: keyOf(address),
      isWritable: true,
      isSigner: address === ALICE.address,
    })),
    data: Buffer.from(data),
  })
}

function memo(text: string): TransactionInstruction {
  const programId = keyOf('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
  return new TransactionInstruction({ programId, keys: [], data: Buffer.from(text) })
}

function assertion(): TransactionInstruction {
  const programId = keyOf('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
  const keys = [{ pubkey: keyOf(BOB.address), isSigner: false, isWritable: false }]
  return new TransactionInstruction({ programId, keys, data: Buffer.from([6]) })
}

const limitOf = (units: number) => ComputeBudgetProgram.setComputeUnitLimit({ units })
const priceOf = (microLamports: number) =>
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports })
const MOST = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

test.each<[string, Change]>([
  ['pays somebody else besides', (steps) => [...steps, toEve(900)]],
  ['pays somebody else first', (steps) => [toEve(900), ...steps]],
  ['pays somebody else between', (steps) => [...steps.slice(0, 2), toEve(0), ...steps.slice(2)]],
  ['pays somebody else instead', (steps) => [...steps.slice(0, -1), toEve(5)]],
  ['pays twice', (steps) => [...steps, ...steps.slice(-1)]],
  ['lets somebody else take tokens', (steps) => [...steps, ofTokens([4, ...MOST], [EVE.address])]],
  ['hands an account over', (steps) => [...steps, ofTokens([6, 2, 1, ...EVE.publicKey])]],
  ['closes an account', (steps) => [...steps, ofTokens([9], [EVE.address])]],
  ['adds a note', (steps) => [...steps, memo('account 4711 of an exchange')]],
  [
    'uses a nonce, so that it never expires',
    (steps) => {
      const [noncePubkey, authorizedPubkey] = [keyOf(EVE.address), keyOf(ALICE.address)]
      return [SystemProgram.nonceAdvance({ noncePubkey, authorizedPubkey }), ...steps]
    },
  ],
  ['has a priority of all SOL', (steps) => [limitOf(1_400_000), priceOf(1e12), ...steps.slice(2)]],
  ['has a high price for units that are not stated', (steps) => [priceOf(1e10), ...steps.slice(2)]],
  ['has no steps', () => []],
])('a signed transfer that %s is not sent', async (_what, change) => {
  for (const token of [undefined, MINT]) {
    const { send, sentCount } = await aTransfer(
      token === undefined ? {} : { token },
      changing(change),
    )

    await expect(send()).rejects.toMatchObject({ code: 'wallet.malformed' })

    expect(sentCount()).toBe(0)
  }
})

/** Replaces a place of the transaction by one of a table, which names another account. */
function looked(asked: Uint8Array): Uint8Array {
  const table = new AddressLookupTableAccount({
    key: keyOf(aKey(8).address),
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [keyOf(BOB.address), keyOf(holderOf(BOB.address))],
    },
  })
  return written(asked, (steps) => steps, [table])
}

test('a signed transfer whose recipient is looked up in a table is not sent', async () => {
  for (const token of [undefined, MINT]) {
    const wallet = changing((steps) => steps, looked)
    const { send, sentCount } = await aTransfer(token === undefined ? {} : { token }, wallet)

    await expect(send()).rejects.toMatchObject({ code: 'wallet.malformed' })

    expect(sentCount()).toBe(0)
  }
})

test.each<[string, Change]>([
  ['as it is', (steps) => steps],
  ['with assertions', (steps) => [assertion(), ...steps, assertion()]],
  ['with a small priority', (steps) => [limitOf(2_000), priceOf(100_000), ...steps.slice(2)]],
  ['without the budget', (steps) => steps.slice(2)],
])('a transfer that is signed %s is sent', async (_what, change) => {
  const { send, sentCount } = await aTransfer({}, changing(change))

  expect(await send()).toMatch(/^\w{80,90}$/)

  expect(sentCount()).toBe(1)
})
