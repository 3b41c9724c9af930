import { LatchkeyError } from '@latchkey/core/contract'
import type { Answering, FakeAnswer } from '@latchkey/core/testing'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { ESPLORA } from '../testing/a-network.ts'
import { aPsbt, aTransaction } from '../testing/a-psbt.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'

const KEYS = [aKey(1), aKey(2)] as const
const ASKED = {
  psbt: aPsbt(KEYS),
  signInputs: KEYS.map(({ address }, index) => ({ address, index })),
  broadcast: true,
}
const { id: ID } = aTransaction(KEYS)

/** Connects a wallet; `answer` is the server's answer to a sent transaction. */
async function aProvider(answer: FakeAnswer | Answering = { body: ID }) {
  const owner = anOwner(KEYS)
  const wallet = createSatsProvider(owner)
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  const { http } = started.host
  http.on('POST', `${ESPLORA}/tx`, answer)
  await started.open('Fjord')
  const posts = (): readonly string[] =>
    http.requests.filter(({ method }) => method === 'POST').map(({ body }) => String(body))
  return { ...started, owner, wallet, http, posts }
}

test('a transaction that a wallet only signed is finalized and sent once', async () => {
  const { provider, posts } = await aProvider()

  const { txid } = await provider.signPSBT(ASKED)

  const [sent = '', ...more] = posts()
  const transaction = Transaction.fromRaw(hexToBytes(sent))
  expect(more).toEqual([])
  expect(txid).toBe(transaction.id)
  expect(transaction.isFinal).toBe(true)
})

test.each<[string, FakeAnswer | Answering]>([
  ['a proxy lost it', { body: '', status: 502 }],
  ['nobody serves it', { body: '', status: 503 }],
  ['the line broke', () => Promise.reject(new LatchkeyError('http.network', {}))],
  ['nothing came', () => Promise.reject(new Error('Nothing came'))],
])('if %s it is pending, not failed', async (_what, answer) => {
  const { provider, http } = await aProvider(answer)

  const { txid } = await provider.signPSBT(ASKED)

  expect(txid).toBe(ID)
  expect(http.requests).toHaveLength(1)
})

test.each([400, 403, 408, 413, 429])(
  'a transaction that is refused with %d has failed',
  async (status) => {
    const { provider, http, posts } = await aProvider({ body: 'no', status })
    http.on('GET', `${ESPLORA}/tx/:id`, { body: 'Transaction not found', status: 404 })

    await expect(provider.signPSBT(ASKED)).rejects.toMatchObject({
      code: 'rpc.failed',
      context: { code: status },
    })
    expect(posts()).toHaveLength(1)
  },
)

test('a transaction that is refused because the network has it already is pending', async () => {
  const { provider, http } = await aProvider({ body: 'txn-already-known', status: 400 })
  http.on('GET', `${ESPLORA}/tx/:id`, ({ params }) =>
    params['id'] === ID ? { json: { txid: ID } } : { body: '', status: 404 },
  )

  expect(await provider.signPSBT(ASKED)).toMatchObject({ txid: ID })
})

test('a transaction without all signatures is not sent', async () => {
  const { provider, http } = await aProvider()

  await expect(
    provider.signPSBT({ ...ASKED, signInputs: ASKED.signInputs.slice(0, 1) }),
  ).rejects.toMatchObject({ code: 'wallet.malformed' })
  expect(http.requests).toEqual([])
})

test('finalized inputs are not changed', async () => {
  const [alice] = KEYS
  const half = Transaction.fromPSBT(alice.signPsbt(base64.decode(ASKED.psbt), [0]))
  half.finalizeIdx(0)
  const { provider, posts } = await aProvider()

  const { txid } = await provider.signPSBT({
    psbt: base64.encode(half.toPSBT()),
    signInputs: ASKED.signInputs.slice(1),
    broadcast: true,
  })

  expect(txid).toBe(ID)
  expect(Transaction.fromRaw(hexToBytes(posts()[0] ?? '')).isFinal).toBe(true)
})

test.each<[string, (transaction: Transaction) => void]>([
  ['pays more to somebody', (it) => it.updateOutput(0, { amount: 19_000n })],
  ['pays somebody else as well', (it) => it.addOutput({ script: SCRIPT, amount: 500n })],
  ['waits', (it) => it.updateInput(0, { sequence: 5 })],
])('a wallet that signed a transaction that %s is refused', async (_what, change) => {
  const { provider, wallet, http } = await aProvider()
  wallet.teach('signPsbt', () => {
    const other = aTransaction(KEYS)
    change(other)
    const signed = KEYS.reduce((psbt, key, nth) => key.signPsbt(psbt, [nth]), other.toPSBT())
    return { result: { psbt: base64.encode(signed) } }
  })

  await expect(provider.signPSBT(ASKED)).rejects.toMatchObject({ code: 'wallet.malformed' })
  expect(http.requests).toEqual([])
})

const SCRIPT = Uint8Array.of(0x00, 0x14, ...new Uint8Array(20))

test.each([
  [{ txid: TXID }, undefined],
  [{ txid: TXID.toUpperCase(), psbt: '' }, undefined],
  [{ txid: TXID, psbt: 'nonsense' }, undefined],
  [{ txid: TXID, psbt: ASKED.psbt }, ASKED.psbt],
])('a transaction that the wallet sent is not sent again: %j', async (result, psbt) => {
  const { provider, wallet, http } = await aProvider()
  wallet.teach('signPsbt', () => ({ result }))

  expect(await provider.signPSBT(ASKED)).toEqual({ psbt, txid: TXID })
  expect(http.requests).toEqual([])
})

test('an invalid id of a transaction that the wallet may have sent is not a failure', async () => {
  const { provider, wallet } = await aProvider()
  const signed = KEYS.reduce(
    (psbt, key, nth) => key.signPsbt(psbt, [nth]),
    base64.decode(ASKED.psbt),
  )
  wallet.teach('signPsbt', () => ({ result: { txid: 'sent', psbt: base64.encode(signed) } }))

  expect(await provider.signPSBT(ASKED)).toMatchObject({ txid: ID })
})

test.each([
  ['is on another network', { network: 'signet' }],
  ['shares an account less', { keys: KEYS.slice(0, 1) }],
  ['shares nothing any more', { isShared: false }],
])('nothing is sent if the wallet meanwhile %s', async (_what, change) => {
  const { provider, owner, http } = await aProvider()
  Object.assign(owner, change)

  await expect(provider.signPSBT(ASKED)).rejects.toMatchObject({ code: 'wallet.changed' })
  expect(owner.promptCount).toBe(1)
  expect(http.requests).toEqual([])
})

test.each([null, {}, { txid: 'sent' }, { psbt: 'nonsense' }])(
  'if a wallet should send and answers %j, the result is unknown',
  async (result) => {
    const { provider, wallet, http } = await aProvider()
    wallet.teach('signPsbt', () => ({ result }))

    await expect(provider.signPSBT(ASKED)).rejects.toMatchObject({ code: 'transfer.unknown' })
    expect(http.requests).toEqual([])
  },
)

test('the active account does not matter for a transaction with several signers', async () => {
  const { provider, owner } = await aProvider()
  owner.keys = [...KEYS].reverse()

  expect(await provider.signPSBT(ASKED)).toMatchObject({ txid: ID })
})
