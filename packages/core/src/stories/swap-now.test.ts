import { expect, test } from 'vitest'
import type { SwapSource } from '../contract/index.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'

test('a page swaps a token without the views: approval, its receipt, and the swap', async () => {
  const visit = await aSwapper()
  const steps: string[] = []
  const onStep = (step: string): void => void steps.push(step)
  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100', onStep })
  await visit.settle()
  expect(visit.adapter.sent).toMatchObject([{ to: USDC }])
  await visit.decide()

  expect(await swapped).toMatchObject({ isBatch: false, minimumText: '0.0495' })
  expect(visit.adapter.sent).toMatchObject([{ to: USDC }, { to: EXCHANGE }])
  expect(steps.join(' ')).toBe('preparing askingApproval approving preparing asking')
})

test('a price that falls while the approval is pending ends it', async () => {
  const visit = await aSwapper()
  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100' })
  swapped.catch(() => {})
  await visit.settle()
  visit.exchange.rate = 2_100
  await visit.decide()

  await expect(swapped).rejects.toMatchObject({ code: 'swap.price-changed' })
  expect(visit.adapter.sent).toHaveLength(1)
})

test('an approval that fails ends it', async () => {
  const visit = await aSwapper()
  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100' })
  swapped.catch(() => {})
  await visit.settle()
  await visit.decide('failed')

  await expect(swapped).rejects.toMatchObject({ code: 'swap.approval-lost' })
})

test.each([
  [{}, 'swap.incomplete'],
  [{ fromToken: 'ETH', toToken: 'USDC' }, 'swap.incomplete'],
  [{ fromToken: 'ETH', toToken: 'ETH', amount: '1' }, 'swap.no-token'],
  [{ fromToken: 'ETH', toToken: 'XYZ', amount: '1' }, 'swap.no-token'],
  [{ fromToken: 'ETH', toToken: 'USDC', amount: '1,5' }, 'amount.invalid'],
  [{ fromToken: 'ETH', toToken: 'USDC', amount: '0' }, 'amount.invalid'],
  [{ fromToken: 'ETH', toToken: 'USDC', amount: '11' }, 'transfer.short'],
])('%j is refused with %s', async (request, code) => {
  const visit = await aSwapper()

  await expect(visit.actions.swap(request)).rejects.toMatchObject({ code })
  expect(visit.adapter.sent).toHaveLength(0)
})

test('a high price impact has to be confirmed', async () => {
  const visit = await aSwapper()
  visit.exchange.priceUsd = 2_400
  const request = { fromToken: 'ETH', toToken: 'USDC', amount: '1' }

  await expect(visit.actions.swap(request)).rejects.toMatchObject({ code: 'swap.impact' })
  await visit.actions.swap({ ...request, isImpactConfirmed: true })

  expect(visit.adapter.sent).toHaveLength(1)
})

test('the impact that was agreed to is the most that is swapped at', async () => {
  const visit = await aSwapper()
  visit.exchange.priceUsd = 2_500
  const request = { fromToken: 'ETH', toToken: 'USDC', amount: '1' }

  await expect(visit.actions.swap({ ...request, confirmedImpact: 19 })).rejects.toMatchObject({
    code: 'swap.impact',
  })
  await visit.actions.swap({ ...request, confirmedImpact: 20 })

  expect(visit.adapter.sent).toHaveLength(1)
})

const own: SwapSource = {
  networks: ['eip155:1'],
  exchanges: () => [{ address: EXCHANGE, name: 'Own' }],
  listTokens: async () => [
    { symbol: 'ETH', name: 'Ether', decimals: 18 },
    { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: USDC },
    { symbol: 'BAD', name: '', decimals: 99, address: USDC },
    { symbol: 'BAD', name: '', decimals: 6, address: 'javascript:alert(1)' },
  ],
  readQuote: async ({ amount }) => amount / 10n ** 9n,
  readAllowance: async () => 0n,
  buildApproval: () => Promise.reject(new Error('No approvals')),
  buildSwap: async ({ amount }) => ({
    networkId: 'eip155:1',
    to: EXCHANGE,
    data: '0x12aa3caf00',
    amount,
  }),
}

test('a source of the website swaps in place of the API', async () => {
  const visit = await aSwapper({ swapSource: own, projectId: undefined })
  const { list } = visit.swap()
  expect(list.status === 'ready' && list.tokens.map(({ symbol }) => symbol)).toEqual([
    'ETH',
    'USDC',
  ])

  await visit.actions.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })

  expect(visit.adapter.sent).toMatchObject([{ to: EXCHANGE, amount: 10n ** 18n }])
  expect(visit.http.requests.filter(({ url }) => /convert|fungible/.test(url))).toEqual([])
})

test.each<[string, Partial<SwapSource>, string]>([
  [
    'throws',
    {
      readQuote: () => {
        throw new Error('no')
      },
    },
    'swap.quote-failed',
  ],
  ['has no way', { readQuote: async () => undefined }, 'swap.no-quote'],
  ['builds nothing', { buildSwap: () => Promise.reject(new Error('no')) }, 'swap.build-failed'],
  ['lists nothing', { listTokens: () => Promise.reject(new Error('no')) }, 'swap.list-failed'],
])('a source that %s is a failure with a name', async (_case, changes, code) => {
  const visit = await aSwapper({ swapSource: { ...own, ...changes } })

  await expect(
    visit.actions.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' }),
  ).rejects.toMatchObject({ code })
})

test('a source that never answers is given up after 10 seconds', async () => {
  const visit = await aSwapper({ swapSource: { ...own, readQuote: () => new Promise(() => {}) } })
  const swapped = visit.actions.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  swapped.catch(() => {})
  await visit.settle(10_000)

  await expect(swapped).rejects.toMatchObject({ code: 'swap.quote-failed' })
})
