import { expect, test } from 'vitest'
import { LatchkeyError, type SwapSource } from '../contract/index.ts'
import { aPayer } from '../testing/a-payer.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'

/** A dollar with 6 decimals, as its network has it. */
const DOLLAR = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const HELD = { amount: 200_000_000n, symbol: 'USDC', decimals: 6 }

const LIES = [
  ['8 decimals for 6', { decimals: 8 }],
  ['no decimals for 6', { decimals: 0 }],
  ['the symbol of another token', { symbol: 'DAI' }],
] as const

test.each(LIES)('nothing is sent that a list gives %s', async (_lie, lie) => {
  const { actions, adapter, review, send, notice, step } = await aSender()
  adapter.tokens.set(USDC, HELD)
  actions.chooseToken({ ...DOLLAR, ...lie })

  await review('1')

  expect(step()).toBe('idle')
  expect(notice()).toMatchObject({ code: 'token.differs' })
  expect(adapter.sent).toEqual([])
  // The form has the token as the network has it, and no amount that was meant for another.
  expect(send()).toMatchObject({ token: { symbol: 'USDC', decimals: 6 }, amountText: '' })
  await review('1')
  actions.confirm()
  await new Promise((resolve) => setImmediate(resolve))
  expect(adapter.sent).toMatchObject([{ token: USDC, amount: 1_000_000n, decimals: 6 }])
})

test('all of a token is not sent by the decimals of a list', async () => {
  const { core, adapter, settle } = await aSwapper()
  adapter.tokens.set(USDC, { ...HELD, decimals: 8 })
  const send = await core.actions.send.load()
  send.open()
  await settle()
  send.chooseToken(DOLLAR)
  send.enterMax()
  send.enterRecipient(BOB)
  await settle()
  expect(core.snapshot().send).toMatchObject({ amountText: '5000', isMax: true })

  send.review()
  await settle()
  send.confirm()

  expect(core.snapshot().notices.current).toMatchObject({ code: 'token.differs' })
  expect(core.snapshot().send).toMatchObject({ amountText: '', isMax: false })
  expect(adapter.sent).toEqual([])
})

test('a token that no node can tell about is not sent, and stays in the form', async () => {
  const { actions, adapter, review, send, notice } = await aSender()
  actions.chooseToken(DOLLAR)

  await review('1')
  expect(notice()).toMatchObject({ code: 'token.unchecked' })
  Object.assign(adapter.balances ?? {}, { ofToken: undefined })
  await review('1')

  expect(notice()).toMatchObject({ code: 'token.unchecked' })
  expect(send()).toMatchObject({ token: DOLLAR, amountText: '1' })
  expect(adapter.sent).toEqual([])
})

test.each([
  ['decimals', { decimals: 8 }, 'USDC'],
  ['decimals', { decimals: 8 }, USDC],
  ['symbol', { symbol: 'WBTC' }, 'USDC'],
])('nothing is sent without the views by a wrong %s', async (_lie, truth, token) => {
  const { core, adapter, settle } = await aSwapper()
  adapter.tokens.set(USDC, { ...HELD, ...truth })
  await settle()

  const { transfer } = await core.actions.send.load()
  const sending = transfer({ to: BOB, token, amount: '1' })

  await expect(sending).rejects.toMatchObject({ code: 'token.differs' })
  expect(adapter.sent).toEqual([])
})

test.each([
  ['given', 'USDC', 'ETH'],
  ['received', 'ETH', 'USDC'],
])(
  'nothing is swapped where the token that is %s is not what the list says',
  async (_, from, to) => {
    for (const truth of [{ decimals: 8 }, { symbol: 'WBTC' }]) {
      const { actions, adapter, review, swap, notice, step } = await aSwapper()
      adapter.tokens.set(USDC, { ...HELD, amount: 5_000_000_000n, ...truth })

      await review('2', from, to)
      actions.confirm()

      expect(step()).toBe('idle')
      expect(notice()).toMatchObject({ code: 'token.differs' })
      expect(adapter.sent).toEqual([])
      const { from: given, to: received, amountText } = swap()
      expect([given, received]).toContainEqual(expect.objectContaining({ address: USDC, ...truth }))
      expect(amountText).toBe('')
    }
  },
)

test('nothing is swapped without the views where a token is not what the list says', async () => {
  for (const [fromToken, toToken] of [
    ['ETH', 'USDC'],
    ['USDC', 'ETH'],
  ] as const) {
    const { actions, adapter } = await aSwapper()
    adapter.tokens.set(USDC, { ...HELD, amount: 5_000_000_000n, decimals: 8 })

    const swapping = actions.swap({ fromToken, toToken, amount: '2' })

    await expect(swapping).rejects.toMatchObject({ code: 'token.differs' })
    expect(adapter.sent).toEqual([])
  }
})

test.each([
  ['20 decimals', { symbol: 'ETH', name: 'Ether', decimals: 20 }],
  ['the symbol of a dollar', { symbol: 'USDC', name: 'USD Coin', decimals: 18 }],
])('the native coin is what its network says, where a list gives it %s', async (_lie, lie) => {
  const swapSource: SwapSource = {
    networks: ['eip155:1'],
    exchanges: () => [{ address: EXCHANGE, name: 'Quay' }],
    listTokens: async () => [lie, { ...DOLLAR, symbol: 'USD' }],
    readQuote: async () => 100_000_000n,
    readPrice: async () => undefined,
    readAllowance: async () => 0n,
    buildApproval: () => Promise.reject(new Error('not needed')),
    buildSwap: async ({ amount }) => {
      return { networkId: 'eip155:1', to: EXCHANGE, data: '0x12aa3caf00', amount }
    },
  }
  const { actions, adapter, swap } = await aSwapper({ swapSource })
  adapter.tokens.set(USDC, { ...HELD, symbol: 'USD' })

  await actions.swap({ fromToken: 'ETH', toToken: 'USD', amount: '0.05' })

  expect(adapter.sent).toMatchObject([{ to: EXCHANGE, amount: 5n * 10n ** 16n }])
  const { list } = swap()
  const coin = list.status === 'ready' && list.tokens.find(({ address }) => address === undefined)
  expect(coin).toMatchObject({ symbol: 'ETH', decimals: 18 })
  const sold = actions.swap({ fromToken: 'USDC', toToken: 'USD', amount: '5' })
  await expect(sold).rejects.toMatchObject({ code: 'swap.no-token' })
})

test('a payment whose token only the website describes is compared before its review', async () => {
  const { actions, adapter, settle, pay } = await aPayer()
  const truth = adapter.balances?.ofToken
  let answers = 0
  Object.assign(adapter.balances ?? {}, {
    async ofToken(...input: Parameters<NonNullable<typeof truth>>) {
      answers += 1
      if (answers === 1) throw new LatchkeyError('rpc.unavailable', {})
      return truth?.(...input)
    },
  })
  const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 8 }
  const asset = `eip155:8453/erc20:${USDC}`
  actions.open({ asset, recipient: BOB, amount: '25', metadata }).catch(() => {})
  await settle()
  expect(pay().payment).toMatchObject({ units: '2500000000' })

  expect(pay().current).toMatchObject({ error: { code: 'token.differs' } })
  actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([])
})

test('a token of the account is confirmed by its network, or refused by name', async () => {
  const { core, adapter } = await aSwapper()
  const { confirmToken } = core.actions.balances
  await confirmToken(DOLLAR)
  await confirmToken({ symbol: 'ETH', decimals: 18 })

  await expect(confirmToken({ ...DOLLAR, decimals: 8 })).rejects.toMatchObject({
    code: 'token.differs',
  })
  adapter.tokens.clear()
  await expect(confirmToken(DOLLAR)).rejects.toMatchObject({ code: 'token.unchecked' })
})

test('an amount that was entered for one token is not one of another that the website brings', async () => {
  const { core, actions, settle, swap } = await aSwapper()
  actions.enterAmount('1.5')

  core.actions.open({ view: 'Swap', fromToken: 'USDC', toToken: 'ETH' })
  await settle()
  expect(swap()).toMatchObject({ from: { symbol: 'USDC' }, amountText: '' })

  core.actions.open({ view: 'Swap', fromToken: 'ETH', toToken: 'USDC', amount: '0.5' })
  await settle()
  expect(swap()).toMatchObject({ from: { symbol: 'ETH' }, amountText: '0.5' })
})

/** A source that lists two dollars: anybody can create another one. */
const TWO_DOLLARS: SwapSource = {
  networks: ['eip155:1'],
  exchanges: () => [{ address: EXCHANGE, name: 'Quay' }],
  listTokens: async () => [
    { symbol: 'ETH', name: 'Ether', decimals: 18 },
    { ...DOLLAR, address: `0x${'bad'.padEnd(40, '0')}` },
    DOLLAR,
  ],
  readQuote: async () => 100_000_000n,
  readPrice: async () => undefined,
  readAllowance: async () => 0n,
  buildApproval: () => Promise.reject(new Error('not needed')),
  buildSwap: async ({ amount }) => {
    return { networkId: 'eip155:1', to: EXCHANGE, data: '0x12aa3caf00', amount }
  },
}

test('a symbol of two tokens is swapped without the views by its address alone', async () => {
  const { actions, adapter } = await aSwapper({ swapSource: TWO_DOLLARS })

  const named = actions.swap({ fromToken: 'ETH', toToken: 'usdc', amount: '0.05' })
  await expect(named).rejects.toMatchObject({ code: 'token.ambiguous' })
  expect(adapter.sent).toEqual([])

  await actions.swap({ fromToken: 'ETH', toToken: USDC, amount: '0.05' })
  expect(adapter.sent).toHaveLength(1)
})

test('a website that names a symbol of two tokens leaves the choice to the visitor', async () => {
  const { core, settle, swap } = await aSwapper({ swapSource: TWO_DOLLARS })

  core.actions.open({ view: 'Swap', fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  await settle()
  expect(swap()).toMatchObject({ from: { symbol: 'ETH' }, to: undefined, amountText: '1' })

  core.actions.open({ view: 'Swap', fromToken: 'ETH', toToken: USDC, amount: '1' })
  await settle()
  expect(swap()).toMatchObject({ to: { address: USDC } })
})
