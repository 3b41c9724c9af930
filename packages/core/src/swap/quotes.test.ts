import { expect, test } from 'vitest'
import type { SwapSource } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'
import type { SwapState, SwapToken } from '../store/state/swap.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeVisibility } from '../testing/fake-visibility.ts'
import { createQuotes } from './quotes.ts'
import { EMPTY } from './swap-parts.ts'

const eth: SwapToken = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const usdc: SwapToken = { ...eth, address: `0x${'a'.repeat(40)}`, symbol: 'USDC', decimals: 6 }

interface Asked {
  readonly amount: bigint
  readonly signal: AbortSignal
  answer(units: bigint | undefined): void
  fail(): void
}

function setUp() {
  const clock = createFakeClock()
  const visibility = createFakeVisibility()
  const listeners = new Set<() => void>()
  const asked: Asked[] = []
  const unused = () => Promise.reject(new Error('Not asked here'))
  const source: SwapSource = {
    networks: ['eip155:1'],
    listTokens: unused,
    readAllowance: unused,
    buildApproval: unused,
    buildSwap: unused,
    readQuote: ({ amount }, signal) =>
      new Promise((answer, reject) => {
        asked.push({ amount, signal, answer, fail: () => reject(new Error('no')) })
      }),
  }
  const history: Route[] = [{ view: 'Swap', params: {} }]
  const router = { history, direction: 'next' as const }
  const slice: SwapState = {
    ...EMPTY,
    prices: {},
    account: 'eip155:1:0x1',
    isSupported: true,
    from: eth,
    to: usdc,
  }
  const quotes = createQuotes(
    {
      source,
      ports: { clock, visibility },
      timers: clock,
      state: { modal: { isOpen: true, isLoading: false, refusals: 0 }, router },
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      readPrices: () => {},
      shownAgain: () => {},
      refreshReview: () => false,
    },
    slice,
  )
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    clock,
    visibility,
    asked,
    quotes,
    slice,
    router,
    settle,
    listeners,
    type(amountText: string) {
      slice.amountText = amountText
      quotes.changed()
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

test('a price is asked for 200 ms after the last key, and shown as asked for at once', async () => {
  const { clock, asked, slice, type } = setUp()

  type('1')
  expect(slice.quote.status).toBe('loading')
  await clock.advance(199)
  type('15')
  await clock.advance(199)
  expect(asked).toHaveLength(0)
  await clock.advance(1)

  expect(asked.map(({ amount }) => amount)).toEqual([15n * 10n ** 18n])
  type('')
  expect(slice.quote.status).toBe('idle')
  expect(asked[0]?.signal.aborted).toBe(true)
})

/** Types several amounts, and answers in an order of its own, some late and some never. */
async function playOrder(seed: number): Promise<void> {
  const { clock, asked, slice, type, settle } = setUp()
  const next = createNumbers(seed)
  let open: Asked[] = []
  let typed = 0
  const answer = ({ amount, fail, answer: give }: Asked): void =>
    next() < 0.25 ? fail() : give(amount / 10n ** 12n)
  async function answerSome(part: number): Promise<void> {
    const some = open.filter(() => next() < part).sort(() => next() - 0.5)
    open = open.filter((each) => !some.includes(each))
    some.forEach(answer)
    await settle()
    const { quote } = slice
    if (quote.status === 'ready') expect(quote.amountText, `seed ${seed}`).toBe(`${typed}`)
  }

  for (let step = 0; step < 8; step += 1) {
    typed = 1 + Math.floor(next() * 9)
    const before = asked.length
    type(`${typed}`)
    await clock.advance(next() < 0.7 ? 200 : 100)
    open.push(...asked.slice(before))
    await answerSome(0.4)
  }
  const before = asked.length
  await clock.advance(200)
  open.push(...asked.slice(before))
  await answerSome(1)
  expect(slice.quote.status, `seed ${seed}`).toMatch(/ready|failed/)
}

test('only the answer to the last question counts, in any of 1,000 orders', {
  tags: ['full'],
}, async () => {
  for (let seed = 1; seed <= 1_000; seed += 1) await playOrder(seed)
})

test('prices are read each 10 seconds, while the visitor looks', async () => {
  const { clock, visibility, asked, slice, type, settle, router, notify } = setUp()
  type('1')
  await clock.advance(200)
  asked[0]?.answer(2_000_000_000n)
  await settle()
  expect(slice.nextQuoteAtMs).toBe(clock.now() + 10_000)

  await clock.advance(10_000)
  expect(asked).toHaveLength(2)
  expect(slice.quote).toMatchObject({ status: 'ready', amountText: '2000', isRefreshing: true })
  asked[1]?.answer(2_100_000_000n)
  await settle()
  expect(slice.quote).toMatchObject({ status: 'ready', amountText: '2100', isRefreshing: false })

  visibility.set(false)
  expect(slice.nextQuoteAtMs).toBeUndefined()
  await clock.advance(60_000)
  expect(asked).toHaveLength(2)
  visibility.set(true)
  await clock.advance(0)
  expect(asked).toHaveLength(3)
  asked[2]?.answer(2_200_000_000n)
  await settle()

  router.history[0] = { view: 'Account', params: {} }
  notify()
  await clock.advance(60_000)
  expect(asked).toHaveLength(3)
})

test('no way is no price, and the next one is read all the same', async () => {
  const { clock, asked, slice, type, settle, listeners, quotes } = setUp()
  type('1')
  await clock.advance(200)
  asked[0]?.answer(undefined)
  await settle()
  expect(slice.quote).toMatchObject({ status: 'failed', error: { code: 'swap.no-quote' } })

  await clock.advance(10_000)
  expect(slice.quote.status).toBe('loading')
  asked[1]?.answer(1n)
  await settle()
  expect(slice.quote.status).toBe('ready')
  quotes.stop()
  expect(listeners.size).toBe(0)
  await clock.advance(60_000)
  expect(asked).toHaveLength(2)
})
