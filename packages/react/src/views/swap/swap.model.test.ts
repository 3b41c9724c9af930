import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, TEXT } from '../../testing/a-snapshot.ts'
import { aSwapSnapshot, ETHER, QUOTE } from '../../testing/a-swap.ts'
import { swapModel } from './swap.model.ts'

type Swap = NonNullable<Snapshot['swap']>

function draw(swap: Partial<Swap> = {}) {
  const model = swapModel(aSwapSnapshot(swap), TEXT)
  if (model === undefined) throw new Error('There is no form')
  return model
}

const LOADING = { quote: { status: 'loading' } } as const
const FAILED = {
  quote: { status: 'failed', error: { code: 'http.network', message: '' } },
} as const
const UNLISTED = {
  list: { status: 'failed', error: { code: 'http.network', message: '' } },
} as const

test.each<[swap: Partial<Swap>, button: string, press: string]>([
  [{ to: undefined }, 'Select token', 'chooseTo'],
  [{ from: undefined }, 'Select token', 'chooseFrom'],
  [{ to: ETHER }, 'Select another token', 'none'],
  [{ amountText: '' }, 'Enter amount', 'none'],
  [{ amountText: '0' }, 'Enter amount', 'none'],
  [{ amountText: '0.0000000000000000001' }, 'Incorrect amount', 'none'],
  [{ amountText: '1e-7' }, 'Incorrect amount', 'none'],
  [{ amountText: '2' }, 'Insufficient balance', 'none'],
  [LOADING, 'Review swap', 'none'],
  [FAILED, 'Try again', 'retry'],
  [UNLISTED, 'Try again', 'retry'],
  [{}, 'Review swap', 'review'],
  // A price of another amount is none.
  [{ amountText: '0.26' }, 'Review swap', 'none'],
])('with %j the button says "%s"', (swap, button, press) => {
  expect(draw(swap)).toMatchObject({ button, press })
})

test('both sides, what they are worth, the rate and the fee', () => {
  expect(draw()).toMatchObject({
    paid: '$781.25',
    available: '1.5 available',
    received: '778.914',
    got: '$778.91',
    details: {
      minimum: { value: '771.124 USDC', more: 'Slippage up to 1%' },
      rate: '1 ETH = 3,115.656 USDC',
      impact: { value: '0.3%' },
      provider: { value: '$6.64' },
    },
    impact: undefined,
    failure: undefined,
  })
})

test('without a price nothing is called 0', () => {
  const model = draw({ prices: {} })

  expect(model.got).toBeUndefined()
  expect(model.details?.impact).toEqual({ value: 'Unknown', more: 'A price is missing' })
  expect(model.details?.provider?.value).toBe('0.002125 ETH')
})

test('no fee is claimed of a source that names none', () => {
  expect(draw({}).details?.provider?.more).toBe('0.85%, included in the price')
  expect(draw({ feePercent: undefined }).details?.provider).toBeUndefined()
})

test('a network without a price for gas is named', () => {
  const error = { code: 'swap.no-gas-price', message: '', isRetryable: false } as const
  const model = draw({ quote: { status: 'failed', error } })

  expect(model.failure).toBe('Swaps aren’t possible on Ethereum: it has no price for gas.')
})

test('a price of many units is written the other way round', () => {
  const units = '25000000000000000000000000000000'
  const quote = { ...QUOTE, units: '1', amountText: '0.000001', of: { ...QUOTE.of, units } }

  expect(draw({ quote }).details?.rate).toMatch(/^1 USDC = [\d,]+ ETH$/)
})

test.each([
  [4.9, undefined],
  [5, '5%'],
  [22.5, '22.5%'],
])('a loss of %s % is pointed out from 5 % on', (loss, impact) => {
  const units = `${Math.round(781.25 * (1 - loss / 100) * 1e6)}`
  const model = draw({ quote: { ...QUOTE, units, amountText: `${Number(units) / 1e6}` } })

  expect(model.impact?.title).toBe(impact && `You lose ${impact} at this price`)
})

test('screen readers are told the amount that Max entered beside the price, and none that was typed', () => {
  const max = draw({ amountText: '1.4999', isMax: true, ...LOADING })
  expect(max).toMatchObject({ entered: '1.4999 ETH', status: 'Getting the price' })
  expect(draw({ amountText: '1.4999' }).entered).toBe('')
})

test('while a price is read there is none, and a screen reader is told', () => {
  expect(draw(LOADING)).toMatchObject({
    received: undefined,
    isReading: true,
    status: 'Getting the price',
  })
  expect(draw().status).toBe('You get about 778.914 USDC')
})

test('what became of a last swap that is not known stays on the form', () => {
  const swap = { ...QUOTE.of, amountText: '0.25' }

  expect(draw({ current: { step: 'unknown', swap } }).isLastUnknown).toBe(true)
})

test('where there is nothing of a token, some can be bought instead of taking all of it', () => {
  const full = aSwapSnapshot({ amountText: '' })
  const empty: Snapshot = {
    ...full,
    balances: {
      [`eip155:1:${ADDRESS}`]: { status: 'ready', amountText: '0.000', symbol: 'ETH' },
    },
    portfolio: { scope: 'network', accounts: {} },
  }
  const restricted = { ...empty, options: { ...empty.options, timeZone: 'Asia/Macau' } }

  expect(swapModel(empty, TEXT)?.buyLabel).toBe('Buy ETH')
  expect(swapModel(restricted, TEXT)?.buyLabel).toBeUndefined()
  expect(swapModel(full, TEXT)?.buyLabel).toBeUndefined()
})

test.each(['1e-7', ' 1.234', '1,2,3'])('an amount %j is refused with words', (amountText) => {
  const { amountError, paid } = draw({ amountText })

  expect(amountError).toBe('Enter the amount in figures, like 1234.5')
  expect(paid).toBeUndefined()
})
