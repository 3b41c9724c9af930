import { expect, test } from 'vitest'
import { type CallBatch, LatchkeyError, type Permit, type SwapSource } from '../contract/index.ts'
import { isImpactDue } from '../swap/consent.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

test('a coin is swapped: price, review, one request, and the account', async () => {
  const visit = await aSwapper()
  expect(visit.swap()).toMatchObject({
    isSupported: true,
    amountText: '1',
    from: { symbol: 'ETH' },
  })
  expect(visit.swap().list).toMatchObject({ status: 'ready' })

  await visit.review('0.5')
  const { current } = visit.swap()
  expect(current).toMatchObject({
    step: 'reviewing',
    review: {
      request: 'swap',
      exchange: EXCHANGE,
      toAmountText: '1000',
      minimumText: '990',
      priceImpact: 0,
    },
  })
  expect(visit.view()).toBe('SwapPreview')
  visit.actions.confirm()
  visit.actions.confirm()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(1)
  expect(visit.adapter.sent[0]).toMatchObject({
    to: EXCHANGE,
    amount: 5n * 10n ** 17n,
    maxFee: 150n,
  })
  expect([visit.step(), visit.view()]).toEqual(['sent', 'Receipt'])
  expect(visit.notice()).toMatchObject({ tone: 'loading', message: 'swap.started' })
  await visit.decide()
  expect(visit.step()).toBe('done')
  expect(visit.notice()).toMatchObject({
    tone: 'success',
    message: 'swap.confirmed',
    values: { from: '0.5 ETH', to: '1000 USDC' },
  })
  expect(visit.named()).toEqual([
    ...['OPEN_SWAP', 'CLICK_SELECT_TOKEN_TO_SWAP', 'CLICK_SELECT_TOKEN_TO_SWAP'],
    ...['INITIATE_SWAP', 'SWAP_SUCCESS'],
  ])
})

test('a token is approved exactly, and swapped once a node has confirmed that', async () => {
  const visit = await aSwapper()
  await visit.review('100', 'USDC', 'ETH')
  expect(visit.swap().current).toMatchObject({ review: { request: 'approval' } })
  visit.actions.confirm()
  await visit.settle()
  expect(visit.step()).toBe('approving')
  expect(visit.adapter.sent).toMatchObject([{ to: USDC, amount: 0n }])
  visit.actions.confirm()
  await visit.settle()
  expect(visit.adapter.sent).toHaveLength(1)

  visit.exchange.allowance = 100_000_000n
  await visit.decide()
  expect(visit.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'swap' } })
  visit.actions.confirm()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(2)
  expect(visit.adapter.sent[1]).toMatchObject({ to: EXCHANGE, amount: 0n })
  expect(visit.step()).toBe('sent')
})

test.each<[string, Record<string, unknown>]>([
  ['to another contract', { from: `eip155:1:${EXCHANGE}` }],
  [
    'of everything',
    { data: `0x095ea7b3${EXCHANGE.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}` },
  ],
  ['with a value', { value: '1' }],
])('an approval %s reaches no wallet', async (_case, changes) => {
  const visit = await aSwapper()
  visit.exchange.tamper = (tx) => ('value' in tx ? { ...tx, ...changes } : tx)

  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()

  expect(visit.notice()).toMatchObject({ code: 'swap.unsafe' })
  expect([visit.step(), visit.view()]).toEqual(['idle', 'Swap'])
  expect(visit.adapter.sent).toHaveLength(0)
})

test('the swap after an approval goes to what was approved, or nowhere', async () => {
  const visit = await aSwapper()
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()
  visit.exchange.exchange = '0x00000000000000000000000000000000000000ee'

  await visit.decide()

  expect(visit.notice()).toMatchObject({ code: 'swap.unsafe' })
  expect([visit.step(), visit.adapter.sent.length]).toEqual(['idle', 1])
})

test('an approval that fails on the network ends at the form', async () => {
  const visit = await aSwapper()
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()

  await visit.decide('failed')

  expect(visit.notice()).toMatchObject({ code: 'swap.approval-lost' })
  expect([visit.step(), visit.view(), visit.swap().amountText]).toEqual(['idle', 'Swap', '100'])
})

test.each([
  [undefined, 'swap.started'],
  // Only its owners make a swap of the proposal.
  [true, 'swap.proposed'],
])(
  'a wallet that can executes approval and swap as one, with owners: %s',
  async (hasOwners, said) => {
    const visit = await aSwapper({}, { wallet: { ...aFakeWallet().wallet, hasOwners } })
    const batches: CallBatch[] = []
    Object.assign(visit.adapter, {
      calls: {
        capabilities: async () => ({ atomic: { status: 'supported' } }),
        async send(batch: CallBatch) {
          batches.push(batch)
          visit.adapter.emitSent('io.fjord', { id: 'b1', account: batch.from, isBatch: true })
          return { id: 'b1' }
        },
        status: async () => ({ state: 'pending', transactionIds: [] }),
      },
    })

    await visit.review('100', 'USDC', 'ETH')
    expect(visit.swap().current).toMatchObject({ review: { request: 'batch' } })
    visit.actions.confirm()
    visit.actions.confirm()
    await visit.settle()

    expect(batches).toMatchObject([{ isAtomic: true, calls: [{ to: USDC }, { to: EXCHANGE }] }])
    expect(visit.swap().current).toMatchObject({ step: 'sent', id: 'b1', isBatch: true })
    expect(visit.notice()).toMatchObject({ tone: 'loading', message: said, link: undefined })
    await visit.settle(30_000)
    expect(visit.notice()?.message).toBe(hasOwners ? said : 'swap.pending')
  },
)

const PERMIT: Permit = {
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: USDC },
  types: { Permit: [] },
  primaryType: 'Permit',
  message: { owner: ADDRESS, spender: EXCHANGE, value: '100000000', nonce: '0', deadline: '1' },
}

test('a token with permits is approved by a signature, which its swap carries', async () => {
  const visit = await aSwapper()
  const signed: unknown[] = []
  const wanted: unknown[] = []
  Object.assign(visit.adapter, {
    allowances: {
      read: async () => ({ amount: 0n }),
      permits: {
        async prepare(of: object) {
          wanted.push(of)
          return PERMIT
        },
        async sign({ permit }: { permit: Permit }) {
          signed.push(permit)
          return '0xabcd'
        },
      },
    },
  })

  await visit.review('100', 'USDC', 'ETH')
  expect(visit.swap().current).toMatchObject({
    review: { request: 'permit', permit: PERMIT, calls: [] },
  })
  visit.actions.confirm()
  visit.actions.confirm()
  await visit.settle()
  expect([signed.length, visit.adapter.sent.length]).toEqual([1, 0])
  expect(wanted[0]).toMatchObject({ token: USDC, spender: EXCHANGE, amount: 100_000_000n })
  expect(visit.swap().current).toMatchObject({
    step: 'reviewing',
    exchange: EXCHANGE,
    permit: '0xabcd',
    review: { request: 'swap' },
  })
  const built = visit.http.requests.filter(({ url }) => url.includes('build-transaction')).at(-1)
  expect(JSON.parse(built?.body ?? '')).toMatchObject({ eip155: { permit: '0xabcd' } })
  visit.actions.confirm()
  await visit.settle()

  expect(visit.step()).toBe('sent')
  expect(visit.adapter.sent).toMatchObject([{ to: EXCHANGE }])
})

test('a wallet that declines can be asked again, for what was reviewed', async () => {
  const visit = await aSwapper()
  await visit.review('1')
  visit.adapter.answer = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  visit.actions.confirm()
  await visit.settle()
  expect([visit.step(), visit.view()]).toEqual(['failed', 'SwapPreview'])

  visit.adapter.answer = () => `0x${'a'.repeat(64)}`
  visit.actions.confirm()
  await visit.settle()

  expect([visit.step(), visit.adapter.sent.length]).toEqual(['sent', 2])
  expect(visit.named().slice(-2)).toEqual(['SWAP_ERROR', 'SWAP_SUCCESS'])
})

test('a price impact of 15 % waits for the visitor to agree to it', async () => {
  const visit = await aSwapper()
  visit.exchange.priceUsd = 2_400

  await visit.review('1')
  expect(isImpactDue(visit.swap())).toBe(true)
  visit.actions.confirm()
  await visit.settle()
  expect([visit.step(), visit.adapter.sent.length]).toEqual(['reviewing', 0])
  visit.actions.confirmImpact(true)
  visit.exchange.rate = 1_900
  await visit.settle(10_000)
  expect(isImpactDue(visit.swap())).toBe(true)
  visit.actions.confirmImpact(true)
  // The first press accepts the lower price.
  visit.actions.confirm()
  visit.actions.confirm()
  await visit.settle()

  expect(visit.step()).toBe('sent')
})

test('a review shows a price that is read each 10 seconds; an old one is read before the wallet is asked', async () => {
  const visit = await aSwapper()
  await visit.review('1')
  visit.exchange.rate = 2_100
  await visit.settle(10_000)
  expect(visit.swap().current).toMatchObject({ step: 'reviewing', review: { minimumText: '2079' } })
  expect(visit.swap().quote).toMatchObject({ amountText: '2100' })

  visit.visibility.set(false)
  visit.exchange.rate = 2_050
  await visit.settle(61_000)
  visit.actions.confirm()
  await visit.settle()
  expect(visit.adapter.sent).toHaveLength(0)
  expect(visit.swap().current).toMatchObject({
    step: 'reviewing',
    review: { minimumText: '2029.5' },
  })
  visit.actions.confirm()
  visit.actions.confirm()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(1)
})

test('a server that promises less than the price it gave is not asked of the wallet', async () => {
  const visit = await aSwapper()
  visit.exchange.tamper = (tx) => ('amount' in tx ? { ...tx, amount: '1979999999' } : tx)

  await visit.review('1')

  expect(visit.notice()).toMatchObject({ code: 'swap.price-changed' })
  expect(visit.step()).toBe('idle')
})

test('another account empties the form, and asks nothing of the wallet', async () => {
  const visit = await aSwapper()
  await visit.review('1')

  visit.wallet.addresses = ['0x90F79bf6EB2c4f870365E785982E1f101E93b906']
  visit.adapter.emitChanged('io.fjord')
  visit.actions.confirm()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(0)
  expect([visit.step(), visit.view(), visit.swap().to]).toEqual(['idle', 'Swap', undefined])
  expect(visit.notice()).toMatchObject({ code: 'wallet.changed' })
})

test('all of the coin leaves something for the fee; all of a token is all of it', async () => {
  const visit = await aSwapper()
  visit.actions.enterMax()
  await visit.settle()
  expect(visit.swap()).toMatchObject({ amountText: '9.9999999999999985', isMax: true })

  visit.actions.chooseToken('sourceToken', visit.token('USDC'))
  expect(visit.swap().amountText).toBe('')
  visit.actions.enterMax()
  expect(visit.swap()).toMatchObject({ amountText: '5000', isMax: true })
  visit.actions.chooseToken('toToken', visit.token('ETH'))
  await visit.settle(220)
  visit.actions.turn()

  expect(visit.swap()).toMatchObject({
    amountText: '2.5',
    from: { symbol: 'ETH' },
    to: { symbol: 'USDC' },
  })
})

test('a website opens it filled in', async () => {
  const visit = await aSwapper()
  visit.core.actions.open({ view: 'Swap', fromToken: 'usdc', toToken: 'ETH', amount: '25' })
  await visit.settle(220)

  expect(visit.swap()).toMatchObject({
    from: { symbol: 'USDC' },
    to: { symbol: 'ETH' },
    amountText: '25',
  })
  expect(visit.swap().quote).toMatchObject({ status: 'ready', amountText: '0.0125' })
})

test('on a network without swaps nothing is asked', async () => {
  const unused = () => Promise.reject(new Error('Not asked here'))
  const swapSource: SwapSource = {
    networks: ['eip155:10'],
    listTokens: unused,
    readQuote: unused,
    readAllowance: unused,
    buildApproval: unused,
    buildSwap: unused,
  }
  const visit = await aSwapper({ swapSource })

  expect(visit.swap()).toMatchObject({ isSupported: false, from: undefined })
  expect(visit.http.requests.filter(({ url }) => url.includes('convert'))).toEqual([])
  await expect(
    visit.actions.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' }),
  ).rejects.toMatchObject({ code: 'swap.unsupported-network' })
})

test('a server that is down is said so, and asked again', async () => {
  const visit = await aSwapper()
  visit.exchange.isDown = true
  visit.actions.chooseToken('toToken', visit.token('USDC'))
  for (let turn = 0; turn < 10; turn += 1) await visit.settle(200)
  expect(visit.swap().quote.status).toBe('failed')

  visit.exchange.isDown = false
  visit.actions.retry()
  await visit.settle()

  expect(visit.swap().quote.status).toBe('ready')
})
