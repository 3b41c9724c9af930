import { LatchkeyError } from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { anAccount, createScriptedWallet, walletFault } from '../testing/scripted-wallet.ts'
import { ALICE, BOB, DEV, MAIN, noAbort, startAdapter } from '../testing/started-adapter.ts'
import { readTransaction } from '../transaction/read-transaction.ts'

const FROM = `${MAIN}:${ALICE.address}` as const

async function sending(
  nodes: Readonly<Record<string, unknown>>,
  wallet = createScriptedWallet(ALICE),
) {
  const started = await startAdapter({ wallet, nodes })
  const { id: sessionId } = await started.open(MAIN)
  const request = { sessionId, from: FROM, to: BOB.address, amount: 5n }
  const send = (changes = {}) =>
    started.adapter.transfers?.send({ ...request, ...changes }, noAbort())
  const signatureOf = (): string => {
    const sent = started.nodeRequests.find(([method]) => method === 'sendTransaction')
    return idOf(Uint8Array.from(atob(String(sent?.[1][0])), (letter) => letter.charCodeAt(0)))
  }
  return { ...started, request, send, signatureOf }
}

function unreachable(): never {
  throw new LatchkeyError('rpc.unavailable', {})
}

/** The transactions that were sent or signed. */
function idOf(transaction: Uint8Array): string {
  return base58.encode(readTransaction(transaction)?.signatures[0] ?? new Uint8Array())
}

test('a transaction that a node accepted is pending under its signature', async () => {
  const { send, signatureOf } = await sending({ sendTransaction: 'whatever it answers' })

  expect(await send()).toBe(signatureOf())
})

test('a sent transaction without an answer is pending', async () => {
  const { send, signatureOf } = await sending({ sendTransaction: unreachable })

  expect(await send()).toBe(signatureOf())
})

test.each([
  ['not signed', (bytes: Uint8Array) => bytes],
  ['no transaction', () => new Uint8Array(40)],
  ['too long', () => new Uint8Array(3_000)],
])('a signed transaction that is %s is not sent', async (_what, sign) => {
  const wallet = createScriptedWallet(ALICE, {
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) => ({ signedTransaction: sign(transaction) })),
  })
  const { send, nodeRequests } = await sending({}, wallet)

  await expect(send()).rejects.toMatchObject({ code: 'wallet.malformed' })
  expect(nodeRequests.map(([method]) => method)).not.toContain('sendTransaction')
})

test.each([
  ['nothing', []],
  ['no signature', [{}]],
  ['half a signature', [{ signature: new Uint8Array(32) }]],
])('if a wallet sends and answers %s, the result is unknown', async (_what, answer) => {
  const wallet = createScriptedWallet(ALICE, { 'solana:signAndSendTransaction': () => answer })
  const { send, nodeRequests } = await sending({}, wallet)

  await expect(send()).rejects.toMatchObject({ code: 'transfer.unknown', isRetryable: false })
  expect(wallet.methods).toEqual(['standard:connect', 'solana:signAndSendTransaction'])
  expect(nodeRequests.map(([method]) => method)).not.toContain('sendTransaction')
})

test('a wallet that refuses to send is not asked to sign instead', async () => {
  const wallet = createScriptedWallet(ALICE, {
    'solana:signAndSendTransaction': () => {
      throw walletFault(4001)
    },
  })
  const { send } = await sending({}, wallet)

  await expect(send()).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  expect(wallet.methods).toEqual(['standard:connect', 'solana:signAndSendTransaction'])
})

test('a wallet that changes while the transfer is built is not asked', async () => {
  const wallet = createScriptedWallet(ALICE)
  const { send } = await sending(
    {
      getFeeForMessage() {
        wallet.accounts = [anAccount(BOB), anAccount(ALICE)]
        return { value: 5_000 }
      },
    },
    wallet,
  )

  // The wallet emitted no event: the account is read again.
  await expect(send()).rejects.toMatchObject({ code: 'wallet.changed' })
  expect(wallet.methods).toEqual(['standard:connect'])
})

test('a transfer that was reviewed on another network or account has to be reviewed again', async () => {
  const { send, wallet } = await sending({})

  for (const from of [`${DEV}:${ALICE.address}`, `${MAIN}:${BOB.address}`]) {
    await expect(send({ from })).rejects.toMatchObject({ code: 'wallet.changed' })
  }
  expect(wallet.methods).toEqual(['standard:connect'])
})

test.each([
  ['a name', { to: 'nobody' }, 'caip.invalid-address'],
  ['an address that is too long', { to: `${BOB.address}1` }, 'caip.invalid-address'],
  ['no token', { token: 'nothing' }, 'caip.invalid-address'],
  ['call data', { data: '0x' }, 'transfer.unsupported-data'],
  ['less than nothing', { amount: -1n }, 'amount.invalid'],
  ['more than there can be', { amount: 2n ** 64n }, 'amount.invalid'],
])('%s is refused before any request', async (_what, changes, code) => {
  const { send, nodeRequests } = await sending({})

  await expect(send(changes)).rejects.toMatchObject({ code })
  expect(nodeRequests).toEqual([])
})

test.each([
  ['a block that is none', { getLatestBlockhash: { value: { blockhash: 'x' } } }],
  ['prices that are none', { getRecentPrioritizationFees: 'cheap' }],
  ['a price that is none', { getRecentPrioritizationFees: [{ prioritizationFee: -1 }] }],
  ['units that are none', { simulateTransaction: { value: { err: null, unitsConsumed: 'many' } } }],
  ['more units than there are', { simulateTransaction: { value: { unitsConsumed: 1_400_001 } } }],
  ['a fee that is none', { getFeeForMessage: { value: 'free' } }],
])('%s from a node is refused', async (_what, nodes) => {
  const { send, wallet } = await sending(nodes)

  await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })
  expect(wallet.methods).toEqual(['standard:connect'])
})

test('a fee that a node does not know yet is calculated', async () => {
  const { adapter, request } = await sending({
    getFeeForMessage: { value: null },
    getRecentPrioritizationFees: [{ prioritizationFee: 1_000_000 }],
  })

  expect(await adapter.transfers?.estimate(request, noAbort())).toBe(5_000n + 795n)
})

test.each([
  ['none', {}],
  ['nothing', { unitsConsumed: 0 }],
  ['null', { unitsConsumed: null }],
])(
  'if a node reports %s units, the default limit per instruction is used',
  async (_what, counted) => {
    const { adapter, request } = await sending({
      simulateTransaction: { value: { err: null, ...counted } },
      getFeeForMessage: { value: null },
      getRecentPrioritizationFees: [{ prioritizationFee: 1_000 }],
    })

    // 200,000 units, 10 percent more, and the units of the budget instructions, at 0.001 lamports
    // each.
    expect(await adapter.transfers?.estimate(request, noAbort())).toBe(5_000n + 221n)
  },
)

test('the account that was chosen sends', async () => {
  const wallet = createScriptedWallet(BOB)
  wallet.accounts = [anAccount(aKey(3)), anAccount(BOB)]
  const { adapter, open } = await startAdapter({ wallet, nodes: { sendTransaction: 'taken' } })
  const { id: sessionId } = await open(MAIN)
  adapter.sessions.choose(sessionId, BOB.address)

  const request = {
    sessionId,
    from: `${MAIN}:${BOB.address}` as const,
    to: ALICE.address,
    amount: 5n,
  }

  expect(await adapter.transfers?.send(request, noAbort())).toMatch(/^\w{80,90}$/)
})
