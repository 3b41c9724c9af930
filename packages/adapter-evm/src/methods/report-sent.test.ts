import { expect, test } from 'vitest'
import type { StableProvider } from '../provider/provider-shell.ts'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { startAdapter } from '../testing/started-adapter.ts'
import { readSent } from './report-sent.ts'

const HASH = `0x${'cd'.repeat(32)}`
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const TRANSFER = `0xa9059cbb${BOB.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
const SESSION = {
  accounts: [`eip155:1:${ALICE_CHECKED}`, `eip155:1:${BOB_CHECKED}`],
  networkId: 'eip155:1',
} as const

const sendOf = (transaction: unknown) => ({ method: 'eth_sendTransaction', params: [transaction] })
const batchOf = (...calls: readonly object[]) => ({
  method: 'wallet_sendCalls',
  params: [{ from: ALICE, chainId: '0x2105', calls }],
})

test.each([
  ['coins', { from: ALICE, to: BOB, value: '0x7' }, { to: BOB, amount: 7n }],
  ['no coins', { from: ALICE, to: BOB }, { to: BOB, amount: 0n }],
  ['a token', { to: TOKEN, data: TRANSFER }, { to: BOB, amount: 5n, token: TOKEN }],
  ['a token and coins', { to: TOKEN, data: TRANSFER, value: '0x1' }, undefined],
  ['a call', { to: TOKEN, data: '0x12345678' }, undefined],
  ['a new contract', { data: '0x6001' }, undefined],
  ['an amount that is none', { to: BOB, value: 'all' }, undefined],
  ['nothing', null, undefined],
])('a transaction with %s is read', (_name, transaction, transfer) => {
  expect(readSent(sendOf(transaction), HASH, SESSION)).toMatchObject({
    id: HASH,
    account: `eip155:1:${ALICE_CHECKED}`,
    isBatch: false,
    transfer,
  })
})

test('the sender and the network are those of the request', () => {
  const transaction = { from: BOB, to: BOB, chainId: '0x2105' }

  expect(readSent(sendOf(transaction), HASH, SESSION)?.account).toBe(`eip155:8453:${BOB_CHECKED}`)
})

test.each([
  [
    'an answer in the first version',
    batchOf({ to: BOB, value: '0x7' }),
    'b1',
    { to: BOB, amount: 7n },
  ],
  ['one call', batchOf({ to: BOB, value: '0x7' }), { id: 'b1' }, { to: BOB, amount: 7n }],
  ['two calls', batchOf({ to: BOB }, { to: BOB }), { id: 'b1' }, undefined],
])('a batch with %s is read', (_name, request, answer, transfer) => {
  expect(readSent(request, answer, SESSION)).toEqual({
    id: 'b1',
    account: `eip155:8453:${ALICE_CHECKED}`,
    isBatch: true,
    transfer,
  })
})

test.each([
  ['another method', { method: 'eth_call', params: [{}] }, HASH],
  ['a hash that is none', sendOf({ to: BOB }), '0x1'],
  ['no hash', sendOf({ to: BOB }), null],
  ['a batch without an id', batchOf({ to: BOB }), {}],
  ['an id with blanks', batchOf({ to: BOB }), { id: 'a b' }],
])('%s is no transaction', (_name, request, answer) => {
  expect(readSent(request, answer, SESSION)).toBeUndefined()
})

test('what a website sends by the provider is reported, and answered as the wallet does', async () => {
  const started = await startAdapter({ eth_sendTransaction: () => HASH })
  await started.open()
  // The adapter promises this provider as its namespace's own.
  const provider = started.adapter.sessions.provider() as StableProvider

  await expect(provider.request(sendOf({ from: ALICE, to: BOB, value: '0x7' }))).resolves.toBe(HASH)

  expect(started.changes).toEqual([
    {
      type: 'sent',
      sessionId: 'io.fjord',
      transaction: {
        id: HASH,
        account: `eip155:1:${ALICE_CHECKED}`,
        isBatch: false,
        transfer: { to: BOB, amount: 7n },
        asked: expect.stringMatching(`^${BOB} 0x7 2 0x[0-9a-f]{64}$`),
        isOfSite: true,
      },
    },
  ])
})

test('a transfer that the wallet confirms after the view was left is reported', async () => {
  let confirm: ((hash: string) => void) | undefined
  const started = await startAdapter({
    eth_sendTransaction: () =>
      new Promise<string>((resolve) => {
        confirm = resolve
      }),
  })
  const { id: sessionId } = await started.open()
  const leave = new AbortController()
  const sending = started.adapter.transfers?.send(
    { sessionId, from: `eip155:1:${ALICE_CHECKED}`, to: BOB_CHECKED, amount: 7n },
    leave.signal,
  )
  await started.host.clock.advance(0)
  await expect.poll(() => confirm).toBeDefined()

  leave.abort()
  await expect(sending).rejects.toMatchObject({ code: 'aborted' })
  confirm?.(HASH)

  await expect
    .poll(() => started.changes)
    .toMatchObject([{ type: 'sent', transaction: { id: HASH } }])
})

const word = (hex: string) => hex.padStart(64, '0')
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const byPermit2 = (units: string) =>
  `0x87517c45${word(TOKEN.slice(2))}${word(BOB.slice(2))}${word(units)}${word('ff')}`
const approveOf = (units: string) =>
  `0x095ea7b3${BOB.slice(2).padStart(64, '0')}${units.padStart(64, '0')}`

test.each([
  ['an approval', sendOf({ to: TOKEN, data: approveOf('5') }), [{ token: TOKEN, spender: BOB }]],
  [
    'an approval of more than before',
    sendOf({ to: TOKEN, data: approveOf('5').replace('0x095ea7b3', '0x39509351') }),
    [{ token: TOKEN, spender: BOB }],
  ],
  [
    'control over a collection',
    sendOf({ to: TOKEN, data: `0xa22cb465${word(BOB.slice(2))}${word('1')}` }),
    [{ token: TOKEN, spender: BOB, form: 'collection' }],
  ],
  [
    'the end of control over a collection',
    sendOf({ to: TOKEN, data: `0xa22cb465${word(BOB.slice(2))}${word('0')}` }),
    undefined,
  ],
  [
    'an approval by Permit2',
    sendOf({ to: PERMIT2, data: byPermit2('5') }),
    [{ token: TOKEN, spender: BOB, form: 'permit2' }],
  ],
  ['the end of an approval by Permit2', sendOf({ to: PERMIT2, data: byPermit2('0') }), undefined],
  ['the same call of another contract', sendOf({ to: TOKEN, data: byPermit2('5') }), undefined],
  ['an approval that ends one', sendOf({ to: TOKEN, data: approveOf('0') }), undefined],
  [
    'a batch with one',
    batchOf({ to: TOKEN, data: approveOf('f') }, { to: BOB, value: '0x1' }),
    [{ token: TOKEN, spender: BOB }],
  ],
  ['a transfer', sendOf({ to: TOKEN, data: TRANSFER }), undefined],
])('what %s lets others take is reported', (_name, request, approvals) => {
  expect(readSent(request, HASH, SESSION)?.approvals).toEqual(approvals)
})
