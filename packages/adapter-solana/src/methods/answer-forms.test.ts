import type { RpcChannel } from '@latchkey/core/contract'
import { base58, base64, hex } from '@scure/base'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createScriptedWallet, type Script } from '../testing/scripted-wallet.ts'
import { ALICE, BOB, MAIN, noAbort, startAdapter } from '../testing/started-adapter.ts'

const ACCOUNT = `${MAIN}:${ALICE.address}` as const
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, nth) => 255 - nth)
const ID = base58.encode(SIGNATURE)

/** The forms in which wallets answer bytes: `JSON.stringify` and messages between windows make most of them. */
const FORMS: readonly (readonly [string, (bytes: Uint8Array) => unknown])[] = [
  ['bytes', (bytes) => bytes],
  ['a Buffer', (bytes) => Buffer.from(bytes)],
  ['an ArrayBuffer', (bytes) => Uint8Array.from(bytes).buffer],
  ['a plain array', (bytes) => [...bytes]],
  ['a Buffer through JSON', (bytes) => JSON.parse(JSON.stringify(Buffer.from(bytes)))],
  ['bytes through JSON', (bytes) => JSON.parse(JSON.stringify(bytes))],
  ['base 58', (bytes) => base58.encode(bytes)],
  ['base 64', (bytes) => base64.encode(bytes)],
  ['base 64 without its end', (bytes) => base64.encode(bytes).replaceAll('=', '')],
  ['base 64 for links', (bytes) => Buffer.from(bytes).toString('base64url')],
  ['hex', (bytes) => hex.encode(bytes)],
]

/** The places in the answer where they are. */
const PLACES: readonly (readonly [string, (name: string, value: unknown) => unknown])[] = [
  ['in a list', (name, value) => [{ [name]: value }]],
  ['alone in an object', (name, value) => ({ [name]: value })],
  ['bare in a list', (_name, value) => [value]],
  ['bare', (_name, value) => value],
]

const CASES = FORMS.flatMap(([form, write]) =>
  PLACES.map(([place, put]) => ({ form, place, write, put })),
)

/** A transfer without a signature. */
function aTransaction(): VersionedTransaction {
  const payerKey = new PublicKey(ALICE.address)
  const move = { fromPubkey: payerKey, toPubkey: new PublicKey(BOB.address), lamports: 1 }
  const instructions = [SystemProgram.transfer(move)]
  const parts = { payerKey, recentBlockhash: ALICE.address, instructions }
  return new VersionedTransaction(new TransactionMessage(parts).compileToV0Message())
}

async function connected(script: Readonly<Record<string, Script>>) {
  const wallet = createScriptedWallet(ALICE, script)
  const started = await startAdapter({ wallet, nodes: { sendTransaction: 'taken' } })
  const { id: sessionId } = await started.open(MAIN)
  return { ...started, sessionId, wallet }
}

test.each(CASES)(
  'a wallet that sends may answer the id as $form, $place',
  async ({ write, put }) => {
    const { adapter, sessionId, provider } = await connected({
      'solana:signAndSendTransaction': () => put('signature', write(SIGNATURE)),
    })
    const request = { sessionId, from: ACCOUNT, to: BOB.address, amount: 5n }

    expect(await adapter.transfers?.send(request, noAbort())).toBe(ID)
    expect(await provider.signAndSendTransaction(aTransaction())).toBe(ID)
  },
)

test.each(CASES)('a text’s signature may be $form, $place', async ({ write, put }) => {
  const { adapter, sessionId, provider } = await connected({
    'solana:signMessage': () => put('signature', write(SIGNATURE)),
  })
  const request = { sessionId, account: ACCOUNT, text: 'hi' }

  expect(await adapter.messages?.sign(request, noAbort())).toBe(ID)
  expect(await provider.signMessage(Uint8Array.of(1))).toEqual(SIGNATURE)
})

test.each(CASES)('a signed transaction may be $form, $place', async ({ write, put }) => {
  const { adapter, sessionId, provider } = await connected({
    'solana:signTransaction': ({ transaction } = {} as never) =>
      put('signedTransaction', write(ALICE.signTransaction(transaction))),
  })
  const request = { sessionId, from: ACCOUNT, to: BOB.address, amount: 5n }

  const signed = await provider.signTransaction(aTransaction())
  expect(signed.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
  expect(await adapter.transfers?.send(request, noAbort())).toMatch(/^\w{80,90}$/)
})

test.each(FORMS)('several signed transactions may each be %s', async (_form, write) => {
  const { provider } = await connected({
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) => write(ALICE.signTransaction(transaction))),
  })

  const signed = await provider.signAllTransactions([aTransaction(), aTransaction()])

  expect(signed.map(({ signatures }) => signatures[0]?.some((byte) => byte !== 0))).toEqual([
    true,
    true,
  ])
})

test('a signed transaction may be an object of the library', async () => {
  const { provider } = await connected({
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) =>
        VersionedTransaction.deserialize(ALICE.signTransaction(transaction)),
      ),
  })

  const signed = await provider.signTransaction(aTransaction())

  expect(signed.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
})

test.each(FORMS)('a sign-in may be signed as %s', async (_form, write) => {
  const text = (domain: string): string =>
    `${domain} wants you to sign in with your Solana account:\n${ALICE.address}`
  const { provider } = await connected({
    'solana:signIn': (fields) => {
      const message = new TextEncoder().encode(text(String(Reflect.get(Object(fields), 'domain'))))
      const signature = write(ALICE.signMessage(message))
      return [{ signedMessage: write(message), signature }]
    },
  })

  const answer = await provider.signIn({ domain: 'shop.example' })

  expect(new TextDecoder().decode(answer.signedMessage)).toBe(text('shop.example'))
})

test.each(CASES)('a wallet of a session may answer $form, $place', async ({ write, put }) => {
  const { adapter, provider } = await startAdapter()
  const session = {
    id: 'topic',
    namespace: 'solana' as const,
    walletId: 'far.away',
    accounts: [ACCOUNT],
    networkId: MAIN as typeof MAIN,
  }
  const sign = (bytes: unknown) => write(ALICE.signTransaction(base64.decode(String(bytes))))
  const answers: Readonly<Record<string, (params: object) => unknown>> = {
    solana_signMessage: () => put('signature', write(SIGNATURE)),
    solana_signAndSendTransaction: () => put('signature', write(SIGNATURE)),
    solana_signTransaction: (params) =>
      put('transaction', sign(Reflect.get(params, 'transaction'))),
    solana_signAllTransactions: (params) => ({
      transactions: Reflect.get(params, 'transactions').map(sign),
    }),
  }
  const channel: RpcChannel = {
    transactionEncoding: 'base64',
    request: async (_networkId, method, params) => answers[method]?.(Object(params)),
  }
  adapter.sessions.attach({ session, channel })

  const isSigned = ({ signatures: [first] }: VersionedTransaction) =>
    first?.some((byte) => byte > 0)
  expect(await provider.signMessage(Uint8Array.of(1))).toEqual(SIGNATURE)
  expect(await provider.signAndSendTransaction(aTransaction())).toBe(ID)
  expect(isSigned(await provider.signTransaction(aTransaction()))).toBe(true)
  const both = await provider.signAllTransactions([aTransaction(), aTransaction()])
  expect(both.map(isSigned)).toEqual([true, true])
})

test.each([
  ['a number', 7],
  ['text of another length', 'abc'],
  ['a list of what are no bytes', Array.from({ length: 64 }, () => 256)],
  ['a list that is too short', [...SIGNATURE].slice(1)],
  ['nothing', null],
  ['a list that throws when it is read', hostileList()],
])('%s is no id: what became of the transaction is unknown', async (_what, answer) => {
  const { adapter, sessionId } = await connected({
    'solana:signAndSendTransaction': () => answer,
  })
  const request = { sessionId, from: ACCOUNT, to: BOB.address, amount: 5n }

  await expect(adapter.transfers?.send(request, noAbort())).rejects.toMatchObject({
    code: 'transfer.unknown',
  })
})

function hostileList(): unknown {
  return new Proxy([SIGNATURE], {
    get(_list, key) {
      // A promise asks for it.
      if (key === 'then') return undefined
      throw new Error('no')
    },
  })
}
