import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { sendProblem } from '../send/form-rules.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { ADDRESS } from '../testing/a-visit.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const

test('a transfer is reviewed, sent once with the ceiling of its fee, and pending', async () => {
  const { actions, adapter, review, send, step, view, settle, notice, core, named } =
    await aSender()

  await review()
  expect(view()).toBe('WalletSendPreview')
  expect(send().current).toMatchObject({
    step: 'reviewing',
    review: {
      account: ACCOUNT,
      to: BOB,
      units: '250000000000000000',
      amountText: '0.25',
      fee: '100',
      maxFee: '150',
      feeText: '0.0000000000000001',
      doubts: [],
      leftText: '1.0339999999999999',
    },
  })
  // A double click, and Enter.
  for (let press = 0; press < 3; press += 1) actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([
    {
      sessionId: 'io.fjord',
      from: ACCOUNT,
      to: BOB,
      token: undefined,
      amount: 250_000_000_000_000_000n,
      maxFee: 150n,
    },
  ])
  expect(step()).toBe('sent')
  expect(view()).toBe('Receipt')
  expect(send()).toMatchObject({ amountText: '', recipientText: '', recipient: { status: 'none' } })
  expect(notice()).toMatchObject({ tone: 'loading', message: 'send.started' })
  expect(core.snapshot().pendingTransactions).toMatchObject([
    {
      account: ACCOUNT,
      step: 'pending',
      agreed: { kind: 'send', gives: { amountText: '0.25', symbol: 'ETH' }, to: BOB },
    },
  ])
  const common = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 0.25 }
  expect(named().map(({ event, properties }) => ({ event, properties }))).toEqual([
    { event: 'OPEN_SEND', properties: { isSmartAccount: false, network: 'eip155:1' } },
    { event: 'SEND_INITIATED', properties: common },
    { event: 'SEND_SUCCESS', properties: { ...common, hash: `0x${'1'.padStart(64, '0')}` } },
  ])
})

test('where the adapter does not tell what it sent there is no receipt: the account is shown', async () => {
  const { actions, adapter, review, settle, view } = await aSender()
  Object.assign(adapter, { emitSent() {} })

  await review()
  actions.confirm()
  await settle()

  expect([adapter.sent.length, view()]).toEqual([1, 'Account'])
})

test.each([
  ['confirmed', { tone: 'success', message: 'send.confirmed' }],
  ['failed', { tone: 'error', message: 'send.failed' }],
] as const)('a receipt that says %s is shown, with a link', async (state, shown) => {
  const { actions, adapter, review, settle, notice, clock, core } = await aSender()
  await review()
  actions.confirm()
  await settle()
  const [{ id } = { id: '' }] = core.snapshot().pendingTransactions
  adapter.statuses.set(id, { state })

  await clock.advance(3_000)
  await settle()

  expect(notice()).toMatchObject({ ...shown, link: `https://scan.example/tx/${id}` })
})

test('without a receipt it stays pending, and is never called failed', async () => {
  const { actions, review, settle, notice, clock } = await aSender()
  await review()
  actions.confirm()
  await settle()

  await clock.advance(300_000)

  expect(notice()).toMatchObject({ tone: 'info', message: 'send.pending' })
})

test('a wallet that declines is asked again only by another press', async () => {
  const { actions, adapter, review, settle, step, view, notice, named } = await aSender()
  adapter.answer = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  await review()
  actions.confirm()
  await settle()
  expect(step()).toBe('failed')
  expect(view()).toBe('WalletSendPreview')
  expect(notice()).toMatchObject({ tone: 'error', code: 'wallet.request-rejected' })
  expect(named().at(-1)).toMatchObject({
    event: 'SEND_REJECTED',
    properties: { message: 'Request declined' },
  })

  adapter.answer = () => '0x2'
  actions.confirm()
  await settle()

  expect(adapter.sent).toHaveLength(2)
  expect(step()).toBe('sent')
})

test('a result that is not known leads away from the form, so that nothing is sent twice', async () => {
  const { actions, adapter, review, settle, step, view, send, notice } = await aSender()
  adapter.answer = () => Promise.reject(new LatchkeyError('transfer.unknown', {}))
  await review()
  actions.confirm()
  await settle()
  actions.confirm()
  await settle()

  expect(adapter.sent).toHaveLength(1)
  expect(step()).toBe('unknown')
  expect(view()).toBe('Account')
  expect(send().amountText).toBe('')
  expect(notice()).toMatchObject({ code: 'transfer.unknown' })
})

test('a fee above the reviewed ceiling stops it before the wallet is asked', async () => {
  const { actions, adapter, review, settle, step, notice } = await aSender()
  await review()
  adapter.fees = { expected: 151n, ceiling: 200n }
  actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([])
  expect(step()).toBe('failed')
  expect(notice()).toMatchObject({ code: 'transfer.fee-changed' })
})

test('another account or network resets the form, and a review is left', async () => {
  const { actions, adapter, wallet, review, settle, step, view, send, notice } = await aSender()
  await review()
  wallet.addresses = ['0x90F79bf6EB2c4f870365E785982E1f101E93b906']
  adapter.emitChanged('io.fjord')
  actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([])
  expect(step()).toBe('idle')
  expect(view()).toBe('WalletSend')
  expect(send()).toMatchObject({ amountText: '', recipientText: '' })
  expect(notice()).toMatchObject({ code: 'wallet.changed' })
})

test('a wallet that is on another network than the review is not asked', async () => {
  const { actions, adapter, core, review, settle, send } = await aSender()
  await review()
  await core.actions.network.switchTo('eip155:8453')
  actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([])
  expect(send().account).toBe(`eip155:8453:${ADDRESS}`)
  expect(send().amountText).toBe('')
})

test('Max leaves what the fee may cost, and what is left is nothing', async () => {
  const { actions, adapter, settle, send, review } = await aSender()
  actions.enterMax()
  await settle()
  expect(send().amountText).toBe('1.28399999999999985')

  adapter.fees = { expected: 200n, ceiling: 300n }
  actions.enterRecipient(BOB)
  await settle()
  actions.review()
  await settle()

  expect(send().current).toMatchObject({ review: { amountText: '1.2839999999999997' } })
  await review('1.284')
  expect(send().current.step).toBe('idle')
})

test('a name is looked up when nothing was typed for half a second; a late answer is dropped', async () => {
  const { actions, adapter, clock, settle, send } = await aSender()
  adapter.nameOwners.set('bob.eth', BOB)
  actions.enterRecipient('bob.eth')
  await settle()
  expect(send().recipient).toEqual({ status: 'checking' })
  await clock.advance(500)
  actions.enterRecipient('nobody.eth')
  await settle()
  expect(send().recipient).toEqual({ status: 'checking' })
  await clock.advance(500)
  await settle()
  expect(send().recipient).toEqual({ status: 'invalid', reason: 'nameless' })

  actions.enterRecipient('bob.eth')
  await clock.advance(500)
  await settle()

  expect(send().recipient).toEqual({ status: 'valid', address: BOB, name: 'bob.eth' })
})

test('a payment link fills the form in; one of another network is refused', async () => {
  const { actions, settle, send } = await aSender()
  actions.enterRecipient(`ethereum:${BOB}@1?value=2.5e17`)
  await settle()
  expect(send()).toMatchObject({
    amountText: '0.25',
    recipientText: BOB,
    recipient: { status: 'valid', address: BOB },
  })

  actions.enterRecipient(`ethereum:${BOB}@10?value=1`)
  await settle()

  expect(send().recipient).toEqual({ status: 'invalid', reason: 'network' })
})

const USD = { address: '0xA0b8', symbol: 'USD', name: 'Dollar', decimals: 6, priceUsd: 1 }

test.each<[string, string, { readonly symbol?: string; readonly amount: string }]>([
  ['an address alone', `ethereum:${BOB}`, { symbol: 'USD', amount: '1.5' }],
  ['an address on this network', `ethereum:${BOB}@1`, { symbol: 'USD', amount: '1.5' }],
  ['an address with a limit of gas', `ethereum:${BOB}?gas=21000`, { symbol: 'USD', amount: '1.5' }],
  ['an amount of the coin', `ethereum:${BOB}?value=1e16`, { symbol: 'ETH', amount: '0.01' }],
  [
    'a token that is not held',
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${BOB}`,
    { amount: '' },
  ],
  [
    'an amount of a token that is not held',
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${BOB}&uint256=5`,
    { amount: '' },
  ],
  // The name of a contract is no symbol.
  ['a token by its symbol', `ethereum:ETH/transfer?address=${BOB}`, { amount: '' }],
  ['an amount twice', `ethereum:${BOB}?value=1&value=2`, { symbol: 'USD', amount: '1.5' }],
])('a link of %s never makes an amount of one token one of another', async (_, link, after) => {
  const { actions, settle, send } = await aSender()
  actions.chooseToken(USD)
  actions.enterAmount('1.5')

  actions.enterRecipient(link)
  await settle()

  expect(send().token?.symbol).toBe(after.symbol)
  expect(send().amountText).toBe(after.amount)
  expect(send().isMax).toBe(false)
})

test.each([
  `ethereum:${BOB}?value=1&value=2`,
  `ethereum:${BOB}/approve?address=${BOB}&uint256=5`,
  'solana:https://shop.example/pay',
  'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?req-somethingyoudontunderstand=50',
])('a link that is no plain payment is refused as such: %s', async (link) => {
  const { actions, settle, send } = await aSender()

  actions.enterRecipient(link)
  await settle()

  expect(send().recipient).toEqual({ status: 'invalid', reason: 'link' })
  expect(send().recipientText).toBe(link)
})

test.each(['read', 'being read'])(
  'all of a token, %s, is not all of another that a link or the website brings',
  async (when) => {
    const { actions, core, settle, send, adapter } = await aSender()
    Object.assign(adapter.balances ?? {}, {
      ofToken: async () => ({ ...USD, amount: 2_500_000_000n }),
    })
    for (const bring of [
      () =>
        actions.enterRecipient(
          `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${BOB}`,
        ),
      () => core.actions.open({ view: 'WalletSend', token: 'nothing' }),
    ]) {
      actions.chooseToken({ name: 'Ether', symbol: 'ETH', decimals: 18 })
      actions.enterMax()
      if (when === 'read') await settle()
      bring()
      await settle()

      expect(send()).toMatchObject({ token: undefined, amountText: '', isMax: false })
      expect(send().isReadingMax).toBe(false)
    }
  },
)

test('a website opens Send with what is to be sent', async () => {
  const { core, settle, send, view } = await aSender()
  core.actions.close()
  core.actions.open({ view: 'WalletSend', to: BOB, token: 'eth', amount: '0.5' })
  await settle()

  expect(view()).toBe('WalletSend')
  expect(send()).toMatchObject({
    amountText: '0.5',
    token: { symbol: 'ETH' },
    recipient: { status: 'valid', address: BOB },
  })
})

test('a website that opens Send without anything to send leaves the form as it is', async () => {
  const { core, actions, settle, send } = await aSender()
  actions.enterAmount('0.75')
  core.actions.close()
  core.actions.open({ view: 'WalletSend' })
  await settle()

  expect(send().amountText).toBe('0.75')
})

test.each(['1e-7', '1.2.3', '1,5', '0x10', '½', '-1', ' 1', 1e-7, 17])(
  'an amount %j of a website is shown, and nothing is sent of it before it is a plain decimal',
  async (amount) => {
    const { core, settle, send } = await aSender()

    core.actions.open({ view: 'WalletSend', to: BOB, token: 'eth', amount: amount as string })
    await settle()

    expect(send().amountText).toBe(String(amount))
    const expected = amount === 17 ? 'insufficientFunds' : 'incorrectValue'
    expect(sendProblem(send(), core.snapshot())).toBe(expected)
  },
)

test.each([
  [{}, 'send.incomplete'],
  [{ to: BOB }, 'send.incomplete'],
  [{ amount: '1' }, 'send.incomplete'],
  [{ to: BOB, amount: '1' }, 'send.no-token'],
  [{ to: BOB, amount: '1', token: 'XYZ' }, 'send.no-token'],
  [{ to: BOB, amount: '1,5', token: 'ETH' }, 'amount.invalid'],
  [{ to: BOB, amount: '1e3', token: 'ETH' }, 'amount.invalid'],
  [{ to: BOB, amount: '0', token: 'ETH' }, 'amount.invalid'],
  [{ to: BOB, amount: '1.284', token: 'ETH' }, 'transfer.short'],
  [{ to: 'bad', amount: '1', token: 'ETH' }, 'caip.invalid-address'],
  [{ to: ADDRESS, amount: '1', token: 'ETH' }, 'send.doubtful'],
  [{ to: `0x${'0'.repeat(40)}`, amount: '1', token: 'ETH' }, 'send.doubtful'],
])('without the views %j is refused by name: %s', async (request, code) => {
  const { actions, adapter } = await aSender()

  await expect(actions.transfer(request)).rejects.toMatchObject({ code })

  expect(adapter.sent).toEqual([])
})

test('without the views a transfer is sent, also a doubtful one that is confirmed', async () => {
  const { actions, adapter } = await aSender()

  const id = await actions.transfer({ to: BOB, amount: '1', token: 'ETH' })
  await actions.transfer({ to: ADDRESS, amount: '0.1', token: 'ETH', isConfirmed: true })

  expect(id).toMatch(/^0x0{63}1$/)
  expect(adapter.sent.map(({ amount }) => amount)).toEqual([10n ** 18n, 10n ** 17n])
})

test('a token is reviewed with what nodes have of it', async () => {
  const { actions, adapter, review, send, settle, notice } = await aSender()
  const token = { address: '0xA0b8', symbol: 'USD', name: 'Dollar', decimals: 6 }
  adapter.tokens.set('0xA0b8', { ...token, amount: 6_000_000n })
  actions.chooseToken(token)

  await review('7')
  expect(notice()).toMatchObject({ code: 'transfer.short' })
  await review('5')

  expect(send().current).toMatchObject({ step: 'reviewing', review: { leftText: '1' } })
  actions.confirm()
  await settle()
  expect(adapter.sent).toMatchObject([{ token: '0xA0b8', amount: 5_000_000n }])
})

test('a token is not sent where the coin does not suffice for the fee', async () => {
  const { actions, adapter, review, notice } = await aSender()
  adapter.tokens.set('0xA0b8', { amount: 9_000_000n, symbol: 'USD', decimals: 6 })
  actions.chooseToken({ address: '0xA0b8', symbol: 'USD', name: 'Dollar', decimals: 6 })
  adapter.fees = { expected: 10n ** 18n, ceiling: 2n * 10n ** 18n }

  await review('5')

  expect(notice()).toMatchObject({ code: 'send.no-fee' })
})
