import { createFakeClock, createFakeLogger, createFakeStandardPage } from '@latchkey/core/testing'
import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, test, vi } from 'vitest'
import { decodeBase64, encodeBase64 } from '../encoding.ts'
import type { SolanaProvider } from '../index.ts'
import { solanaAdapter } from '../solana-adapter.ts'
import { ALICE, aNetwork, MAIN, noAbort } from '../testing/started-adapter.ts'
import type { FarcasterRequest } from './farcaster-request.ts'
import { farcasterWallet } from './farcaster-wallet.ts'

const SENT = '5'.repeat(87)

/** A host that has a key, and agrees to everything. */
function aHost(answers: Readonly<Record<string, (params: Params) => unknown>> = {}) {
  const asked: string[] = []
  const own: typeof answers = {
    connect: () => ({ publicKey: ALICE.address }),
    signMessage: ({ message = '' }) => ({
      signature: encodeBase64(ALICE.signMessage(new TextEncoder().encode(message))),
    }),
    signTransaction: ({ transaction = '' }) => ({
      signedTransaction: encodeBase64(
        ALICE.signTransaction(decodeBase64(transaction) ?? new Uint8Array()),
      ),
    }),
    signAndSendTransaction: () => ({ signature: SENT }),
  }
  const request: FarcasterRequest = async ({ method, ...rest }) => {
    asked.push(method)
    return { ...own, ...answers }[method]?.('params' in rest ? rest.params : {})
  }
  return { asked, request }
}

interface Params {
  readonly message?: string
  readonly transaction?: string
}

async function setup(load: () => Promise<FarcasterRequest | undefined>) {
  const report = vi.fn()
  const adapter = solanaAdapter({
    page: createFakeStandardPage(),
    wallets: [farcasterWallet(load)],
  })
  await adapter.prepare?.('sessions')
  adapter.start({
    nodes: { read: () => Promise.reject(new Error('No node is asked')) },
    http: { send: () => Promise.reject(new Error('No server is asked')) },
    clock: createFakeClock(),
    logger: { ...createFakeLogger(), error: report },
    networks: () => [aNetwork(MAIN)],
    sources: { announced: true, injected: true },
  })
  const rows: string[] = []
  adapter.wallets.watch((wallets) => {
    rows.splice(0, rows.length, ...wallets.map(({ id, kind, isHost }) => `${id} ${kind} ${isHost}`))
  })
  // The contract leaves the provider untyped; this adapter's provider is a `SolanaProvider`.
  const provider = adapter.sessions.provider() as SolanaProvider
  const resume = () => adapter.sessions.resume({ walletId: 'Farcaster' }, noAbort())
  return { adapter, rows, provider, resume }
}

function aTransaction(): VersionedTransaction {
  const payerKey = new PublicKey(ALICE.address)
  const parts = { payerKey, recentBlockhash: ALICE.address, instructions: [] }
  return new VersionedTransaction(new TransactionMessage(parts).compileToV0Message())
}

test('in a mini app its wallet has one row, is connected, signs and sends', async () => {
  const host = aHost()
  const { adapter, rows, provider, resume } = await setup(async () => host.request)
  await vi.waitFor(() => expect(rows).toEqual(['Farcaster provided true']))
  expect(host.asked).toEqual([])

  const session = await resume()

  expect(session).toMatchObject({ networkId: MAIN, accounts: [`${MAIN}:${ALICE.address}`] })
  const claim = { account: `${MAIN}:${ALICE.address}` as const, text: 'Grüße' }
  const signed = await adapter.messages?.sign({ sessionId: 'Farcaster', ...claim }, noAbort())
  expect(await adapter.messages?.verify({ ...claim, signature: signed ?? '' }, noAbort())).toBe(
    true,
  )
  expect((await provider.signTransaction(aTransaction())).signatures).toHaveLength(1)
  expect(await provider.signAndSendTransaction(aTransaction())).toBe(SENT)
  expect(host.asked).toEqual([
    ...['connect', 'signMessage', 'signTransaction', 'signAndSendTransaction'],
  ])
  await adapter.sessions.close('Farcaster')
})

test.each([
  ['in a tab of a browser', async () => undefined],
  ['where its library fails', () => Promise.reject(new Error('not installed'))],
])('%s there is no such wallet', async (_where, load) => {
  const loading = vi.fn(load)
  const { rows } = await setup(loading)

  await vi.waitFor(() => expect(loading).toHaveBeenCalledTimes(1))
  expect(rows).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['no key', {}],
])('a host that shares %s is not connected', async (_what, answer) => {
  const { rows, resume } = await setup(async () => aHost({ connect: () => answer }).request)
  await vi.waitFor(() => expect(rows).toHaveLength(1))

  expect(await resume()).toBeUndefined()
})

test.each([
  ['a key of another form', { connect: () => ({ publicKey: '0x0' }) }],
  ['a signature of another form', { signMessage: () => ({ signature: 7 }) }],
  ['text that is not base 64', { signMessage: () => ({ signature: '*' }) }],
])('%s is refused', async (_what, answers) => {
  const { adapter, rows, resume } = await setup(async () => aHost(answers).request)
  await vi.waitFor(() => expect(rows).toHaveLength(1))
  const account = `${MAIN}:${ALICE.address}` as const

  const signing = resume().then(() =>
    adapter.messages?.sign({ sessionId: 'Farcaster', account, text: 'Hello' }, noAbort()),
  )

  await expect(signing).rejects.toMatchObject({ code: 'wallet.malformed' })
})
