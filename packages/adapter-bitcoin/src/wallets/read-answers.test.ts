import { base64, hex } from '@scure/base'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider, TXID } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const key = aKey(1)
const PSBT = aPsbt([key])
const SIGNATURE = key.signText('hi', 'ecdsa')

/** The object, with a field that throws when it is read. */
function withThrowing(field: string, own: object): object {
  return Object.defineProperty(own, field, {
    get() {
      throw new Error('Do not read me')
    },
  })
}

/** The forms of bytes; the last ones are what most wallets answer. */
const FORMS: readonly (readonly [string, (bytes: Uint8Array) => unknown])[] = [
  ['bytes', (bytes) => bytes],
  ['a plain array', (bytes) => [...bytes]],
  ['a Buffer through JSON', (bytes) => JSON.parse(JSON.stringify(Buffer.from(bytes)))],
  ['bytes through JSON', (bytes) => JSON.parse(JSON.stringify(bytes))],
  ['hex', (bytes) => hex.encode(bytes)],
  ['base 64', (bytes) => base64.encode(bytes)],
]

const PLACES: readonly (readonly [string, (name: string, value: unknown) => unknown])[] = [
  ['in an object', (name, value) => ({ [name]: value })],
  ['in a list', (name, value) => [{ [name]: value }]],
  ['as data', (name, value) => ({ data: { [name]: value } })],
  ['bare', (_name, value) => value],
]

const CASES = FORMS.flatMap(([form, write]) =>
  PLACES.map(([place, put]) => ({ form, place, write, put })),
)

async function aWallet(answers: Readonly<Record<string, unknown>>) {
  const provider = createSatsProvider(anOwner([key]))
  const started = await startAdapter({
    btc_providers: [{ id: 'Fjord', name: 'Fjord' }],
    Fjord: provider,
  })
  const { id: sessionId } = await started.open('Fjord')
  for (const [method, result] of Object.entries(answers)) {
    provider.teach(method, () => ({ result }))
  }
  return { ...started, sessionId, wallet: provider }
}

test.each(CASES)('a signature may be $form, $place', async ({ write, put }) => {
  const signMessage = put('signature', write(base64.decode(SIGNATURE)))
  const { adapter, sessionId } = await aWallet({ signMessage })
  const account = `${TESTNET.id}:${key.address}` as const

  const signed = await adapter.messages?.sign({ sessionId, account, text: 'hi' }, noAbort())

  expect(signed).toBe(SIGNATURE)
})

test.each(CASES)('a signed transaction may be $form, $place', async ({ write, put }) => {
  const { provider } = await aWallet({ signPsbt: put('psbt', write(base64.decode(PSBT))) })
  const signInputs = [{ address: key.address, index: 0 }]

  expect(await provider.signPSBT({ psbt: PSBT, signInputs })).toEqual({ psbt: PSBT })
})

test.each<readonly [string, unknown]>([
  ['text', TXID],
  ['text with a prefix', `0x${TXID.toUpperCase()}`],
  ['bytes', { txid: hex.decode(TXID) }],
  ['a plain array', { txid: [...hex.decode(TXID)] }],
  ...['txid', 'txId', 'txHash', 'hash', 'transactionHash'].map(
    (name) => [name, { [name]: TXID }] as const,
  ),
  ['in a list', [{ txid: TXID }]],
  ['text in a list', [TXID]],
  ['a hash as data', { data: { hash: TXID } }],
  ['an id as data', { data: { txid: TXID } }],
  ['text as data', { data: TXID }],
  ['an id as data beside another id', { id: 'a request', data: { txid: TXID } }],
  ['a list of data', { data: [{ txId: TXID }] }],
  ['an id in another answer', { result: { txid: TXID } }],
  ['beside a field that throws', withThrowing('txid', { hash: TXID })],
])('the id of a transfer may be %s', async (_form, sendTransfer) => {
  const { provider } = await aWallet({ sendTransfer })

  expect(await provider.sendTransfer({ recipient: key.address, amount: '20000' })).toBe(TXID)
})

test.each<readonly [string, unknown]>([
  ['text', TXID],
  ['an id', { txid: TXID }],
  ['an id as data', { id: 7, data: { txid: TXID } }],
])('a wallet may answer with %s, and nothing around it', async (_form, answer) => {
  const { provider, wallet } = await aWallet({})
  wallet.teach('sendTransfer', () => answer)

  expect(await provider.sendTransfer({ recipient: key.address, amount: '20000' })).toBe(TXID)
})

test('what a wallet signed as data is no id of what it sent', async () => {
  const { provider } = await aWallet({ signPsbt: { data: PSBT } })
  const signInputs = [{ address: key.address, index: 0 }]

  expect(await provider.signPSBT({ psbt: PSBT, signInputs })).toEqual({ psbt: PSBT })
})

test.each([
  ['nothing', null],
  ['a number', 7],
  ['text of another length', 'abab'],
])('after %s it is unknown whether it was sent', async (_what, sendTransfer) => {
  const { provider } = await aWallet({ sendTransfer })

  await expect(
    provider.sendTransfer({ recipient: key.address, amount: '20000' }),
  ).rejects.toMatchObject({ code: 'transfer.unknown' })
})
