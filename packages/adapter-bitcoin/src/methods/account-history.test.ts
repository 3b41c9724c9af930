import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import type { Esplora } from '../esplora/esplora.ts'
import { readAccountHistory } from './account-history.ts'

const NETWORK = 'bip122:000000000019d6689c085ae165831e93'
const OWN = 'bc1qown'
const ORDINALS = 'bc1pown'
const BOB = 'bc1qbob'
const EVE = 'bc1qeve'

const id = (nth: number): string => nth.toString(16).padStart(64, '0')

interface Coins {
  readonly [address: string]: number
}

/** Outputs of a server; `script` has no address. */
function outputs(coins: Coins): readonly object[] {
  return Object.entries(coins).map(([address, value]) => ({
    ...(address !== 'script' && { scriptpubkey_address: address }),
    value,
  }))
}

interface Described {
  readonly nth?: number
  readonly from: Coins | null
  readonly to: Coins
  readonly isMined?: boolean
}

function aTransaction({ nth = 1, from, to, isMined = true }: Described): object {
  const vin = from === null ? [{ prevout: null }] : outputs(from).map((prevout) => ({ prevout }))
  const status = isMined
    ? { confirmed: true, block_height: 7, block_time: 1_700_000_000 }
    : { confirmed: false }
  return { txid: id(nth), vin, vout: outputs(to), fee: 10, status }
}

function read(answer: unknown, cursor?: string) {
  const paths: string[] = []
  const esplora: Esplora = {
    async read(path) {
      paths.push(path)
      return typeof answer === 'string' ? answer : JSON.stringify(answer)
    },
    write: async () => '',
  }
  const query = { account: `${NETWORK}:${OWN}`, owned: [ORDINALS], cursor } as const
  const page = readAccountHistory(esplora, query, new AbortController().signal)
  return { page, paths }
}

test.each<[name: string, from: Coins | null, to: Coins, expected: object]>([
  [
    'received',
    { [BOB]: 100 },
    { [OWN]: 60, [BOB]: 30 },
    { direction: 'in', amount: 60n, from: BOB, to: OWN },
  ],
  [
    'received in two outputs',
    { [BOB]: 100 },
    { [OWN]: 60, script: 0, [ORDINALS]: 30 },
    { direction: 'in', amount: 60n, from: BOB },
  ],
  ['mined', null, { [OWN]: 50 }, { direction: 'in', amount: 50n, from: undefined }],
  [
    'sent, with change',
    { [OWN]: 100 },
    { [BOB]: 30, [OWN]: 60 },
    { direction: 'out', amount: 30n, fee: 10n, from: OWN, to: BOB },
  ],
  [
    'sent, with change to another address of the visitor',
    { [OWN]: 100 },
    { [BOB]: 30, [ORDINALS]: 60 },
    { direction: 'out', amount: 30n, fee: 10n, to: BOB },
  ],
  [
    'sent to two people',
    { [OWN]: 100 },
    { [BOB]: 30, [EVE]: 20, [OWN]: 40 },
    { direction: 'out', amount: 50n, fee: 10n, to: BOB },
  ],
  [
    'sent from two addresses of the visitor',
    { [OWN]: 50, [ORDINALS]: 50 },
    { [BOB]: 90 },
    { direction: 'out', amount: 90n, fee: 10n, to: BOB },
  ],
  [
    'sent as a text alone',
    { [OWN]: 100 },
    { script: 0, [OWN]: 90 },
    { direction: 'out', amount: 0n, fee: 10n, to: undefined },
  ],
  [
    'moved to another address of the visitor',
    { [OWN]: 100 },
    { [ORDINALS]: 60, [OWN]: 30 },
    { direction: 'self', amount: 60n, fee: 10n, to: ORDINALS },
  ],
  [
    'moved to itself',
    { [OWN]: 100 },
    { [OWN]: 90 },
    { direction: 'self', amount: 90n, fee: 10n, to: OWN },
  ],
  [
    'paid together with somebody else, who paid less',
    { [OWN]: 100, [BOB]: 10 },
    { [EVE]: 60, [OWN]: 40 },
    { direction: 'out', amount: 60n, from: OWN, to: EVE },
  ],
  [
    'paid together with somebody else, for the visitor',
    { [OWN]: 10, [BOB]: 100 },
    { [OWN]: 60, [BOB]: 40 },
    { direction: 'in', amount: 50n, from: BOB, to: OWN },
  ],
])('what was %s', async (_name, from, to, expected) => {
  const { page } = read([aTransaction({ from, to })])

  expect((await page).transactions).toMatchObject([
    { id: id(1), minedAtMs: 1_700_000_000_000, ...expected },
  ])
})

test('what is in no block has no time', async () => {
  const { page } = read([aTransaction({ from: { [BOB]: 10 }, to: { [OWN]: 9 }, isMined: false })])

  expect((await page).transactions).toMatchObject([{ id: id(1), minedAtMs: undefined }])
})

test('25 mined transactions lead to the next page, after the last one', async () => {
  const mined = Array.from({ length: 25 }, (_, index) =>
    aTransaction({ nth: index + 1, from: { [BOB]: 10 }, to: { [OWN]: 9 } }),
  )
  const waiting = aTransaction({ nth: 99, from: { [BOB]: 10 }, to: { [OWN]: 9 }, isMined: false })

  const first = read([waiting, ...mined])
  const last = read(mined.slice(1), id(25))

  expect((await first.page).next).toBe(id(25))
  expect((await first.page).transactions).toHaveLength(26)
  expect(first.paths).toEqual([`/address/${OWN}/txs`])
  expect((await last.page).next).toBeUndefined()
  expect(last.paths).toEqual([`/address/${OWN}/txs/chain/${id(25)}`])
})

const GOOD = { from: { [BOB]: 10 }, to: { [OWN]: 9 } }

test.each([
  ['nothing', null],
  ['no id', { ...aTransaction(GOOD), txid: 'ab' }],
  ['no status', { ...aTransaction(GOOD), status: {} }],
  ['a block without a time', { ...aTransaction(GOOD), status: { confirmed: true } }],
  ['no inputs', { ...aTransaction(GOOD), vin: undefined }],
  ['an output of text', { ...aTransaction(GOOD), vout: [{ value: '9' }] }],
  ['an output below 0', { ...aTransaction(GOOD), vout: [{ value: -1 }] }],
  ['more coins than there are', { ...aTransaction(GOOD), vout: [{ value: 21e14 + 1 }] }],
])('a transaction with %s is left out, the others stay', async (_name, wrong) => {
  const { page } = read([wrong, aTransaction({ nth: 2, ...GOOD })])

  expect((await page).transactions.map((each) => each.id)).toEqual([id(2)])
})

test.each(['{', '{}', 'null', '"a"'])('the answer %s is no history', async (body) => {
  await expect(read(body).page).rejects.toMatchObject({ code: 'http.malformed' })
})

test('a refusal of the server is passed on', async () => {
  const refuse = async (): Promise<never> => {
    throw new LatchkeyError('rpc.failed', { code: 400 })
  }
  const query = { account: `${NETWORK}:${OWN}`, owned: [] } as const

  const reading = readAccountHistory(
    { read: refuse, write: refuse },
    query,
    new AbortController().signal,
  )

  await expect(reading).rejects.toMatchObject({ code: 'rpc.failed' })
})
