import { createFakeClock, createFakeLogger, createFakeStandardPage } from '@latchkey/core/testing'
import { base58 } from '@scure/base'
import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test, vi } from 'vitest'
import type { SolanaProvider } from '../index.ts'
import { solanaAdapter } from '../solana-adapter.ts'
import { ALICE, aNetwork, BOB, MAIN, noAbort } from '../testing/started-adapter.ts'

const OWNER = new PublicKey(ALICE.address)
const ID = 'Coinbase Wallet'

/** A legacy wallet with a real key. */
function createLegacy() {
  const listeners = new Map<string, Set<() => void>>()
  const legacy = {
    publicKey: undefined as PublicKey | undefined,
    connect: vi.fn(async (): Promise<unknown> => {
      legacy.publicKey = OWNER
      return undefined
    }),
    disconnect: vi.fn(async () => {
      legacy.publicKey = undefined
    }),
    signMessage: async (message: Uint8Array) => ({ signature: ALICE.signMessage(message) }),
    async signTransaction(transaction: Transaction | VersionedTransaction) {
      const isNewer = transaction instanceof VersionedTransaction
      const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
      const signed = ALICE.signTransaction(Uint8Array.from(bytes))
      return isNewer ? VersionedTransaction.deserialize(signed) : Transaction.from(signed)
    },
    signAndSendTransaction: vi.fn(async () => ({
      signature: base58.encode(new Uint8Array(64).fill(4)),
    })),
    on(event: string, listener: () => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    off: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
    emit(event: string) {
      for (const listener of listeners.get(event) ?? []) listener()
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
  return legacy
}

async function setup() {
  const page = Object.assign(createFakeStandardPage(), { coinbaseSolana: undefined as unknown })
  const legacy = createLegacy()
  page.coinbaseSolana = legacy
  const adapter = solanaAdapter({ page })
  const clock = createFakeClock()
  await adapter.prepare?.('sessions')
  adapter.start({
    nodes: { read: async () => 'whatever a node answers' },
    http: { send: () => Promise.reject(new Error('No server is asked')) },
    clock,
    logger: createFakeLogger(),
    networks: () => [aNetwork(MAIN)],
    sources: { announced: true, injected: true },
  })
  adapter.wallets.watch(() => undefined)
  // The contract leaves the provider untyped; this adapter's provider is a `SolanaProvider`.
  const provider = adapter.sessions.provider() as SolanaProvider
  return {
    page,
    clock,
    legacy,
    adapter,
    provider,
    open: () => adapter.sessions.open({ walletId: ID }, noAbort()),
  }
}

test('an injected wallet is listed, connects and signs', async () => {
  const { adapter, open } = await setup()

  const session = await open()
  const [account] = session.accounts
  if (account === undefined) throw new Error('No account')
  const text = 'hi'
  const signature = await adapter.messages?.sign({ sessionId: ID, account, text }, noAbort())

  expect(adapter.wallets.list()).toMatchObject([{ id: ID, kind: 'injected', isAmbiguous: false }])
  expect(session.accounts).toEqual([`${MAIN}:${ALICE.address}`])
  const claim = { account, text, signature: signature ?? '' }
  expect(await adapter.messages?.verify(claim, noAbort())).toBe(true)
})

test('it is resumed only if it shares an account already, and never prompts', async () => {
  const { adapter, legacy, open } = await setup()
  const request = { walletId: ID }

  expect(await adapter.sessions.resume(request, noAbort())).toBeUndefined()
  expect(legacy.connect).not.toHaveBeenCalled()
  const session = await open()
  expect(await adapter.sessions.resume(request, noAbort())).toEqual(session)
  expect(legacy.connect).toHaveBeenCalledTimes(1)
})

test('account changes and disconnects are applied; closing removes the listeners', async () => {
  const { adapter, legacy, open } = await setup()
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  await open()

  legacy.publicKey = new PublicKey(BOB.address)
  legacy.emit('accountChanged')
  legacy.publicKey = undefined
  legacy.emit('disconnect')
  await open()
  await adapter.sessions.close(ID)

  expect(changes).toMatchObject([
    { type: 'changed', session: { accounts: [`${MAIN}:${BOB.address}`] } },
    { type: 'closed', sessionId: ID },
  ])
  expect(legacy.listenerCount()).toBe(0)
  expect(legacy.disconnect).toHaveBeenCalledTimes(1)
})

test('an event that comes before the key is new counts', async () => {
  const { adapter, legacy, open, clock } = await setup()
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  await open()

  legacy.emit('accountChanged')
  clock.after(200, () => {
    legacy.publicKey = new PublicKey(BOB.address)
  })
  await clock.advance(1_000)

  expect(changes).toMatchObject([{ session: { accounts: [`${MAIN}:${BOB.address}`] } }])
})

test('a key that it sets only after its answer counts', async () => {
  const { legacy, open, clock } = await setup()
  legacy.connect.mockImplementation(async () => {
    clock.after(50, () => {
      legacy.publicKey = OWNER
    })
    return { publicKey: OWNER }
  })

  const opening = open()
  await clock.advance(1_000)

  expect((await opening).accounts).toEqual([`${MAIN}:${ALICE.address}`])
})

test('it gets transactions as objects of the library, of both classes', async () => {
  const { provider, open, legacy } = await setup()
  await open()
  const instructions = [SystemProgram.transfer({ fromPubkey: OWNER, toPubkey: OWNER, lamports: 1 })]
  const message = new TransactionMessage({
    payerKey: OWNER,
    recentBlockhash: ALICE.address,
    instructions,
  })
  const newer = new VersionedTransaction(message.compileToV0Message())
  const older = new Transaction({
    feePayer: OWNER,
    blockhash: ALICE.address,
    lastValidBlockHeight: 1,
  })
  older.add(...instructions)

  expect((await provider.signTransaction(newer)).signatures).toHaveLength(1)
  expect((await provider.signTransaction(older)).verifySignatures()).toBe(true)
  const sent = base58.encode(new Uint8Array(64).fill(4))
  expect(await provider.signAndSendTransaction(newer)).toBe(sent)
  expect(await provider.signAndSendTransaction(newer, { maxRetries: 1 })).toBe(sent)
  expect(legacy.signAndSendTransaction.mock.calls).toEqual([
    [expect.objectContaining({ version: 0 })],
    [expect.objectContaining({ version: 0 }), { maxRetries: 1 }],
  ])
})

const SENT = new Uint8Array(64).fill(4)

test.each([
  ['text', base58.encode(SENT)],
  ['bytes', SENT],
  ['a plain array', [...SENT]],
  ['bytes in an object', { signature: SENT }],
  ['text in an object', { signature: base58.encode(SENT), publicKey: ALICE.address }],
])('it may answer %s, and bytes for a transaction', async (_form, answer) => {
  const { provider, open, legacy } = await setup()
  await open()
  const message = new TransactionMessage({
    payerKey: OWNER,
    recentBlockhash: ALICE.address,
    instructions: [SystemProgram.transfer({ fromPubkey: OWNER, toPubkey: OWNER, lamports: 1 })],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  const signed = ALICE.signTransaction(transaction.serialize())
  Object.assign(legacy, {
    signMessage: async () => answer,
    signTransaction: async () => signed,
    signAndSendTransaction: async () => answer,
  })

  expect(await provider.signMessage(Uint8Array.of(1))).toEqual(SENT)
  expect(await provider.signAndSendTransaction(transaction)).toBe(base58.encode(SENT))
  expect((await provider.signTransaction(transaction)).serialize()).toEqual(signed)
})

test('if it can only sign, a node sends', async () => {
  const { provider, open, legacy } = await setup()
  await open()
  Object.assign(legacy, { signAndSendTransaction: undefined })
  const instructions = [SystemProgram.transfer({ fromPubkey: OWNER, toPubkey: OWNER, lamports: 1 })]
  const message = new TransactionMessage({
    payerKey: OWNER,
    recentBlockhash: ALICE.address,
    instructions,
  })

  const sending = provider.signAndSendTransaction(
    new VersionedTransaction(message.compileToV0Message()),
  )

  expect(await sending).toMatch(/^\w{80,90}$/)
})

test('after it registers itself there is still one row', async () => {
  const { page, adapter } = await setup()
  const features = { 'standard:connect': {}, 'solana:signMessage': {} }
  const details = {
    name: ID,
    icon: 'data:image/png;base64,AA==',
    chains: ['solana:mainnet'],
    accounts: [],
  }

  page.register({ ...details, features })

  expect(adapter.wallets.list()).toMatchObject([{ id: ID, kind: 'announced', isAmbiguous: false }])
})

test.each([
  ['nothing', undefined],
  ['a text', 'connect'],
  ['an object that can not be asked', {}],
  [
    'one that throws when it is read',
    new Proxy(
      {},
      {
        get() {
          throw new Error('no')
        },
      },
    ),
  ],
])('%s is not a wallet', async (_what, coinbaseSolana) => {
  const { page, adapter } = await setup()
  page.coinbaseSolana = coinbaseSolana

  adapter.wallets.watch(() => undefined)

  expect(adapter.wallets.list()).toEqual([])
})
