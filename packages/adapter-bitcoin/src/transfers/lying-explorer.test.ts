import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { ALICE, aTransfer, BOB, EVE } from '../testing/a-transfer.ts'
import { aFunding, type ExplorerWords, type ListedCoin } from '../testing/an-explorer.ts'

const less = (index: number, by: number) => (list: readonly ListedCoin[]) =>
  list.map((coin, nth) => (nth === index ? { ...coin, value: coin.value - by } : coin))

test.each<[string, (list: readonly ListedCoin[]) => readonly ListedCoin[]]>([
  // A signature of SegWit covers the amount of its own coin only: two false requests make a true one.
  ['a coin is smaller than it is, so that the rest is a fee', less(0, 9_000)],
  ['the other coin is smaller than it is', less(1, 9_000)],
  ['a coin is larger than it is', less(0, -900_000)],
  ["the sender has somebody else's coin", (list) => [...list, otherCoin(EVE.address, 70_000)]],
  ['the sender has a coin that nobody knows', (list) => list.map(renamed)],
  ['a coin is at another place of its transaction', (list) => list.map(moved)],
])('an explorer that says that %s has nothing signed', async (_what, lie) => {
  const { words, send, asked, broadcast } = await aTransfer()
  const { list } = words
  words.list = (address) => lie(list(address))

  await expect(send()).rejects.toThrow()

  expect(asked).toEqual([])
  expect(broadcast()).toEqual([])
})

function otherCoin(address: string, value: number): ListedCoin {
  return { txid: aFunding(address, [value], 2).txid, vout: 0, value: 900_000, status: MINED }
}
const MINED = { confirmed: true }
const renamed = (coin: ListedCoin) => ({ ...coin, txid: 'cd'.repeat(32) })
const moved = (coin: ListedCoin) => ({ ...coin, vout: coin.vout + 7 })

test.each([
  ['of another id', () => aFunding(ALICE.address, [1, 2]).hex],
  ['with other amounts', () => aFunding(ALICE.address, [900_000, 900_000], 1).hex],
  ['that is cut off', (hex: string) => hex.slice(0, -2)],
  ['with more behind it', (hex: string) => `${hex}00`],
  ['that is none', () => 'nonsense'],
  ['that is empty', () => ''],
])('an explorer that gives a transaction %s has nothing signed', async (_what, lie) => {
  const { words, send, asked } = await aTransfer()
  for (const [txid, hex] of words.transactions) words.transactions.set(txid, lie(hex))

  await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

  expect(asked).toEqual([])
})

test.each([10_000, 2_001, -1, 0, 1e308, '5', [5], { fast: 5 }])(
  'an explorer that says that a byte costs %j has nothing reviewed and nothing signed',
  async (rate) => {
    const { words, fee, send, asked } = await aTransfer()
    words.rate = rate

    await expect(fee()).rejects.toMatchObject({ code: 'http.malformed' })
    await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

    expect(asked).toEqual([])
  },
)

test.each([-1, 0.5, Number.NaN, 1e20, '60000', null, 2 ** 53])(
  'an explorer that says that a coin has %j satoshis has nothing signed',
  async (value) => {
    const { words, send, asked } = await aTransfer()
    const { list } = words
    words.list = (address) => list(address).map((coin) => ({ ...coin, value: value as number }))

    await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

    expect(asked).toEqual([])
  },
)

test('an explorer that lists a coin twice has nothing signed', async () => {
  const { words, send, asked } = await aTransfer()
  const { list } = words
  words.list = (address) => list(address).flatMap((coin) => [coin, coin])

  await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

  expect(asked).toEqual([])
})

test.each([
  ['a dearer byte', (words: ExplorerWords) => Object.assign(words, { rate: 20 })],
  [
    'many small coins',
    (words: ExplorerWords) => {
      const { txid, hex } = aFunding(ALICE.address, new Array(60).fill(2_500), 5)
      words.transactions.set(txid, hex)
      const status = { confirmed: true }
      words.list = () =>
        Array.from({ length: 60 }, (_, vout) => ({ txid, vout, value: 2_500, status }))
    },
  ],
])(
  'an explorer that asks for %s after the review has nothing signed above the ceiling',
  async (_what, lie) => {
    const { words, fee, send, asked } = await aTransfer()
    const { ceiling: maxFee } = await fee()
    lie(words)

    await expect(send({ maxFee })).rejects.toMatchObject({ code: 'transfer.fee-changed' })

    expect(asked).toEqual([])
  },
)

test.each([
  ['of the main network', { to: aKey(2, { network: 'mainnet' }).address }, 'caip.invalid-address'],
  ['of regtest', { to: aKey(2, { network: 'regtest' }).address }, 'caip.invalid-address'],
  ['with a changed letter', { to: BOB.address.replace('q', 'p') }, 'caip.invalid-address'],
  ['of dust', { amount: 293n }, 'transfer.dust'],
  ['of nothing', { amount: 0n }, 'amount.invalid'],
  ['of less than nothing', { amount: -100_000n }, 'amount.invalid'],
  ['of more than all bitcoins', { amount: 2_100_000_000_000_001n }, 'amount.invalid'],
  ['of more than the coins', { amount: 110_001n }, 'transfer.short'],
])('a transfer %s is not signed', async (_what, changes, code) => {
  const { send, asked } = await aTransfer()

  await expect(send(changes)).rejects.toMatchObject({ code })

  expect(asked).toEqual([])
})
