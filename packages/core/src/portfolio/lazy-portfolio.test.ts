import { expect, test } from 'vitest'
import { aChain, createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import type { Answering, FakeAnswer } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const API = 'https://api.example'
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ACCOUNT = `eip155:1:${ADDRESS}` as const

const LISTED = {
  balances: [
    {
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: 'eip155:1',
      value: 5,
      price: 1,
      address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      iconUrl: '',
      quantity: { decimals: '6', numeric: '5' },
    },
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      value: 3000,
      price: 3000,
      quantity: { decimals: '18', numeric: '1.0' },
      iconUrl: '',
    },
  ],
}

/** A visitor with 2 ETH and 5 USDC, with the modal open. */
async function aHolder(
  answer: FakeAnswer | Answering = { json: LISTED },
  choice: TestCoreChoice = {},
) {
  const adapter = createFakeAdapter(aFakeWallet())
  adapter.nativeBalances.set(ADDRESS, 2n * 10n ** 18n)
  const test = createTestCore({
    projectId: 'p1',
    endpoints: { blockchainApi: API },
    adapter,
    ...choice,
  })
  const { core, http, settle } = test
  http.on('GET', `${API}/v1/supported-chains`, {
    json: { http: ['eip155:1', 'eip155:10'], ws: [] },
  })
  http.on('GET', `${API}/v1/identity/:address`, { json: {} })
  http.on('GET', `${API}/v1/account/:address/balance`, answer)
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()
  const calls = () => http.requests.filter(({ url }) => url.includes('/balance')).length
  const list = () => core.snapshot().portfolio.accounts[ACCOUNT]
  const names = () => list()?.holdings?.map(({ name, amountText }) => `${name} ${amountText}`)
  return { ...test, adapter, calls, list, names }
}

test('a website reads what the account holds without opening the modal, once in 30 seconds', async () => {
  const { core, clock, calls } = await aHolder()

  const first = await core.actions.portfolio.read()
  await core.actions.portfolio.read()

  expect(first).toMatchObject({ status: 'ready', totalUsd: 6005, isPartial: false })
  expect(first.holdings.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  expect(calls()).toBe(1)
  await clock.advance(30_000)
  await core.actions.portfolio.read()
  expect(calls()).toBe(2)
})

test('without an account there is nothing to read', async () => {
  const { core } = createTestCore()
  await core.start()

  await expect(core.actions.portfolio.read()).rejects.toMatchObject({ code: 'account.none' })
})

test('what is shown is read at most 6 times in 60 seconds, and never in a closed modal', async () => {
  const { core, clock, calls } = await aHolder()
  core.actions.open()
  const undo = core.actions.portfolio.follow()
  await clock.advance(1)

  await clock.advance(59_998)
  expect(calls()).toBe(6)

  core.actions.close()
  await clock.advance(600_000)
  expect(calls()).toBe(6)
  undo()
  core.actions.open()
  await clock.advance(600_000)
  expect(calls()).toBe(6)
})

test('opening and closing 50 times within 30 seconds reads once', async () => {
  const { core, clock, calls } = await aHolder()

  for (let count = 0; count < 50; count += 1) {
    core.actions.open()
    const undo = core.actions.portfolio.follow()
    await clock.advance(100)
    core.actions.close()
    undo()
    await clock.advance(400)
  }

  expect(calls()).toBe(1)
})

test('nothing is read in a hidden tab, and at once when it is seen again', async () => {
  const { core, clock, calls, visibility } = await aHolder()
  core.actions.open()
  core.actions.portfolio.follow()
  await clock.advance(1)

  visibility.set(false)
  await clock.advance(120_000)
  expect(calls()).toBe(1)

  visibility.set(true)
  await clock.advance(1)
  expect(calls()).toBe(2)
})

test('a server that is overloaded is not polled any more', async () => {
  let status = 200
  const { core, clock, calls, list, names } = await aHolder(() =>
    status === 200 ? { json: LISTED } : { json: {}, status },
  )
  core.actions.open()
  core.actions.portfolio.follow()
  await clock.advance(1)
  status = 503

  await clock.advance(15_000)
  const tries = calls()
  await clock.advance(300_000)

  expect(calls()).toBe(tries)
  expect(list()?.status).toBe('unavailable')
  // The known list stays, and the coin has the amount of nodes.
  expect(names()?.[0]).toBe('Ether 2')
})

test('after a failure the list is read again 30 seconds later, and there is one notice', async () => {
  const { core, clock, calls, list, names, settle } = await aHolder({ json: {}, status: 400 })
  core.actions.open()
  core.actions.portfolio.follow()
  await settle()
  await settle()
  const notice = core.snapshot().notices.current
  core.actions.notices.dismiss()

  await clock.advance(29_800)
  expect(calls()).toBe(1)
  await clock.advance(60_000)

  expect(calls()).toBe(3)
  expect(notice).toMatchObject({
    code: 'balance.unavailable',
    message: 'Token Balance Unavailable',
  })
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(list()?.status).toBe('unavailable')
  expect(names()).toEqual(['Ether 2'])
})

test('on a network that the API does not list, the native coin is known all the same', async () => {
  const { core, names, calls } = await aHolder(undefined, { networks: [aChain()] })
  const { core: other } = await aHolder(undefined, {
    networks: [aChain({ id: 56, name: 'BNB Smart Chain' })],
    adapter: (() => {
      const adapter = createFakeAdapter(aFakeWallet({ networkId: 'eip155:56' }))
      adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
      return adapter
    })(),
  })

  await core.actions.portfolio.read()

  expect(names()).toEqual(['Ether 2', 'USD Coin 5'])
  expect(calls()).toBe(1)
  expect(await other.actions.portfolio.read()).toMatchObject({
    status: 'unavailable',
    holdings: [{ amountText: '1', networkId: 'eip155:56' }],
    totalUsd: undefined,
    isPartial: true,
  })
  // Nothing lists its tokens, so there is nothing to try again.
  expect(other.snapshot().portfolio.accounts[`eip155:56:${ADDRESS}`]).toMatchObject({
    hasNoSource: true,
  })
  other.actions.open()
  await other.actions.portfolio.refresh()
  expect(other.snapshot().notices.current).toBeUndefined()
})

test('the old list stays while it is read again', async () => {
  let release = (): void => {}
  let isSlow = false
  const { core, settle, list, names } = await aHolder(async () => {
    await new Promise<void>((resolve) => {
      release = resolve
      if (!isSlow) resolve()
    })
    return { json: LISTED }
  })
  await core.actions.portfolio.read()
  isSlow = true

  let isRead = false
  const refreshed = core.actions.portfolio.refresh().then(() => {
    isRead = true
  })
  await settle()

  expect(isRead).toBe(false)
  expect(list()?.status).toBe('ready')
  expect(names()).toEqual(['Ether 2', 'USD Coin 5'])
  release()
  await settle()
  await refreshed
})

test('all networks of the namespace are one list, of which only the chosen ones are read', async () => {
  const { core, clock, http } = await aHolder((request) => ({
    json: {
      balances: LISTED.balances.map((each) => ({
        ...each,
        chainId: request.query.get('chainId'),
        address: undefined,
      })),
    },
  }))
  core.actions.open()
  core.actions.portfolio.follow()
  await clock.advance(1)
  const asked = () =>
    http.requests
      .filter(({ url }) => url.includes('/balance'))
      .map(({ url }) => new URL(url).searchParams.get('chainId'))
  expect(asked()).toEqual(['eip155:1'])

  core.actions.portfolio.show('namespace')
  await clock.advance(1)

  // The API does not list the other network of this website.
  expect(asked()).toEqual(['eip155:1'])
  expect(Object.keys(core.snapshot().portfolio.accounts)).toEqual([
    ACCOUNT,
    `eip155:8453:${ADDRESS}`,
  ])
})

test('the list and the native balance have one amount, whichever of them was read last', async () => {
  const { core, adapter, clock, names, settle } = await aHolder()
  const shown = () => core.snapshot().balances[ACCOUNT]
  await core.actions.portfolio.read()
  expect(shown()).toMatchObject({ status: 'ready', amountText: '2' })

  adapter.nativeBalances.set(ADDRESS, 15n * 10n ** 17n)
  await core.actions.portfolio.refresh()
  expect(names()?.[0]).toBe('Ether 1.5')
  expect(shown()).toMatchObject({ status: 'ready', amountText: '1.5' })

  adapter.nativeBalances.set(ADDRESS, 0n)
  await clock.advance(30_000)
  core.actions.balances.refresh()
  await settle()
  expect(shown()).toMatchObject({ status: 'ready', amountText: '0' })
  expect(names()).toEqual(['USD Coin 5'])

  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  await core.actions.portfolio.refresh()
  expect(names()?.[0]).toBe('Ether 1')
  expect(shown()).toMatchObject({ status: 'ready', amountText: '1' })
})

test('an amount that the list has read is not requested again for 30 seconds', async () => {
  const { core, adapter, clock, settle } = await aHolder()
  const reads = () => adapter.requests.filter((each) => each.startsWith('balance')).length
  await clock.advance(29_000)
  await core.actions.portfolio.read()
  const before = reads()

  await clock.advance(29_000)
  core.actions.balances.refresh()
  await settle()
  expect(reads()).toBe(before)

  await clock.advance(1_000)
  core.actions.balances.refresh()
  await settle()
  expect(reads()).toBe(before + 1)
})

test('where neither nodes nor the API know the coin, the native balance is not changed', async () => {
  const tokens = { json: { balances: LISTED.balances.slice(0, 1) } }
  const { core, adapter, names } = await aHolder(tokens)
  const before = core.snapshot().balances[ACCOUNT]
  adapter.nativeBalances.delete(ADDRESS)

  await core.actions.portfolio.refresh(ACCOUNT)

  expect(names()).toEqual(['USD Coin 5'])
  expect(core.snapshot().balances[ACCOUNT]).toEqual(before)
  expect(before).toMatchObject({ status: 'ready', amountText: '2' })
})

test('nothing of an account stays after it was disconnected, nor comes late', async () => {
  let release = (): void => {}
  const { core, settle } = await aHolder(async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return { json: LISTED }
  })
  const reading = core.actions.portfolio.read()
  await settle()

  await core.actions.disconnect()
  release()
  await expect(reading).rejects.toMatchObject({ code: 'aborted' })
  await settle()

  expect(core.snapshot().portfolio.accounts).toEqual({})
})

test('while Accounts is shown, the lists of all connected accounts are read, without a notice', async () => {
  const { core, clock, list } = await aHolder({ json: {}, status: 400 })
  core.actions.open()
  core.actions.router.push('Accounts', {})
  await clock.advance(20)
  await clock.advance(20)

  expect(list()?.status).toBe('unavailable')
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('after an own transaction the server reads what it moved anew, until it has answered', async () => {
  let status = 200
  const { core, adapter, clock, settle, http } = await aHolder(() =>
    status === 200 ? { json: LISTED } : { json: {}, status },
  )
  const forced = () =>
    http.requests
      .filter(({ url }) => url.includes('/balance'))
      .map(({ url }) => new URL(url).searchParams.get('forceUpdate'))
  await core.actions.portfolio.read()
  const transfer = { to: ADDRESS, amount: 1n, token: '0xt' }
  adapter.emitSent('io.fjord', { id: '0xaa', account: ACCOUNT, transfer })
  await settle()
  adapter.statuses.set('0xaa', { state: 'confirmed' })
  status = 403

  await clock.advance(2_000)
  await settle()
  status = 200
  // A failure makes the next reading wait.
  await clock.advance(30_000)
  await core.actions.portfolio.refresh(ACCOUNT)
  await core.actions.portfolio.refresh(ACCOUNT)

  const moved = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee,eip155:1:0xt'
  expect(forced()).toEqual([null, moved, moved, null])
})

test('presses within 30 seconds of a failure request nothing, and say how long that is', async () => {
  const { core, clock, calls, list } = await aHolder({ json: {}, status: 403 })
  await core.actions.portfolio.refresh()
  expect(list()?.status).toBe('unavailable')
  const before = calls()
  const seconds = () => core.snapshot().portfolio.retrySeconds?.[ACCOUNT]
  expect(seconds()).toBeUndefined()

  await clock.advance(17_500)
  for (let press = 0; press < 5; press += 1) await core.actions.portfolio.refresh()
  expect(calls()).toBe(before)
  expect(seconds()).toBe(13)
  await clock.advance(1_000)
  expect(seconds()).toBe(12)

  await clock.advance(11_500)
  await clock.advance(1_000)
  expect(seconds()).toBeUndefined()
  expect(calls()).toBe(before)
  await core.actions.portfolio.refresh()
  expect(calls()).toBeGreaterThan(before)
})
