import { expect, test } from 'vitest'
import { LatchkeyError, type SwapSource } from '../contract/index.ts'
import { priceKey } from '../swap/swap-numbers.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'

const REQUEST = { fromToken: 'ETH', toToken: 'USDC', amount: '1' }

/** A source of a website, which always gives 2,000 USDC. */
function aSource(changes: Partial<SwapSource> = {}): SwapSource {
  const call = { networkId: 'eip155:1', to: EXCHANGE, data: `0x${ADDRESS}`, amount: 0n } as const
  return {
    networks: ['eip155:1'],
    listTokens: async () => [
      { symbol: 'ETH', name: 'Ether', decimals: 18 },
      { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: USDC },
    ],
    readQuote: async () => 2_000_000_000n,
    readAllowance: async () => 0n,
    buildApproval: async () => call,
    buildSwap: async () => call,
    ...changes,
  }
}

async function readNoGasPrice(): Promise<bigint> {
  throw new LatchkeyError('swap.no-gas-price', {})
}

test('a network without a price for gas is said to everyone who asks', async () => {
  const visit = await aSwapper({ swapSource: aSource({ readGasPrice: readNoGasPrice }) })
  const failed = { status: 'failed', error: { code: 'swap.no-gas-price' } }
  visit.actions.chooseToken('toToken', visit.token('USDC'))
  await visit.settle(220)

  expect(visit.swap().quote).toMatchObject(failed)
  visit.actions.retry()
  await visit.settle()
  expect(visit.swap().quote).toMatchObject(failed)
  for (let call = 0; call < 2; call += 1) {
    await expect(visit.actions.swap(REQUEST)).rejects.toMatchObject({
      code: 'swap.no-gas-price',
      message: 'Network not supported for Gas Price',
    })
  }
})

test('a price for gas that could not be read ends nothing', async () => {
  const readGasPrice = () => Promise.reject(new Error('down'))
  const visit = await aSwapper({ swapSource: aSource({ readGasPrice }) })
  visit.actions.chooseToken('toToken', visit.token('USDC'))
  await visit.settle(220)

  expect(visit.swap()).toMatchObject({ quote: { status: 'ready' }, gasPrice: undefined })
})

test('a price that could not be read is asked for once until the form is shown again', async () => {
  let isDown = true
  const asked: (string | undefined)[] = []
  const readPrice: SwapSource['readPrice'] = async ({ address }) => {
    asked.push(address)
    if (isDown && address === undefined) throw new Error('down')
    return 1
  }
  const visit = await aSwapper({ swapSource: aSource({ readPrice }) })
  visit.actions.chooseToken('toToken', visit.token('USDC'))
  await visit.settle(220)
  await visit.settle(10_000)
  expect(asked).toEqual([undefined, USDC])
  expect(visit.swap().prices).not.toHaveProperty('native')

  isDown = false
  visit.core.actions.router.push('SwapSelectToken', { target: 'toToken' })
  await visit.settle()
  visit.core.actions.router.back()
  await visit.settle()

  expect(asked).toEqual([undefined, USDC, undefined])
  expect(visit.swap().prices).toEqual({ native: 1, [priceKey({ address: USDC })]: 1 })
})

test.each<[fee: number | undefined, shown: number | undefined]>([
  [undefined, undefined],
  [0.3, 0.3],
  [Number.NaN, undefined],
  [-1, undefined],
])('a source that names a fee of %s has one of %s', async (feePercent, shown) => {
  const visit = await aSwapper({ swapSource: aSource({ feePercent }) })

  expect(visit.swap().feePercent).toBe(shown)
})

test('a price of the coin that could not be read is said once, until the form is shown again', async () => {
  let isDown = true
  const asked: (string | undefined)[] = []
  const readPrice: SwapSource['readPrice'] = async ({ address }) => {
    asked.push(address)
    if (isDown) throw new Error('down')
    return address === undefined ? 2_000 : 1
  }
  const visit = await aSwapper({ swapSource: aSource({ readPrice }) })
  visit.actions.chooseToken('toToken', visit.token('USDC'))
  await visit.settle(220)

  expect(visit.notice()).toMatchObject({ tone: 'error', code: 'swap.no-coin-price' })
  visit.core.actions.notices.dismiss()
  visit.actions.enterAmount('2')
  await visit.settle(220)
  await visit.settle(61_000)
  expect(asked.filter((address) => address === undefined).length).toBeGreaterThan(1)
  expect(visit.notice()).toBeUndefined()

  isDown = false
  visit.actions.enterAmount('3')
  await visit.settle(61_000)
  expect(Object.values(visit.swap().prices)).toContain(2_000)
  expect(visit.notice()).toBeUndefined()
})

test('a swap without the form says nothing of it', async () => {
  const readPrice = () => Promise.reject(new Error('down'))
  const visit = await aSwapper({ swapSource: aSource({ readPrice }) })
  visit.core.actions.close()
  await visit.settle()

  await visit.actions.swap(REQUEST).catch(() => {})

  expect(visit.notice()?.code).not.toBe('swap.no-coin-price')
})

test('the fee of the blockchain API is known', async () => {
  expect((await aSwapper()).swap().feePercent).toBe(0.85)
})
