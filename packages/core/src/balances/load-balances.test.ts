import { expect, test } from 'vitest'
import { type AccountId, LatchkeyError } from '../contract/index.ts'
import type { BalanceState } from '../store/state/balances.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import type { FromApi } from './api-reader.ts'
import { createBalanceLoader } from './load-balances.ts'
import { readCoin } from './read-balance.ts'

const account: AccountId = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: AccountId = 'eip155:1:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function aLoader(
  coinOfApi: () => Promise<{ readonly amountText: string } | undefined> = async () => undefined,
  mayRead = false,
) {
  const fromApi: FromApi = async () => {
    const coin = await coinOfApi()
    return coin && [{ ...ETHER, priceUsd: 1, ...coin }]
  }
  const adapter = createFakeAdapter(aFakeWallet())
  const balances = new Map<AccountId, BalanceState>()
  const log: string[] = []
  const loader = createBalanceLoader({
    symbolOf: () => 'ETH',
    read: (id, signal) => readCoin({ adapter, fromApi, currency: ETHER }, id, signal),
    mayRead: () => mayRead,
    slice: {
      read: (id) => balances.get(id),
      write: (id, balance) => {
        balances.set(id, balance)
        log.push(balance.status)
      },
      restore: (id, before) => {
        if (before === undefined) balances.delete(id)
        else balances.set(id, before)
      },
      fail: (id, symbol) => {
        balances.set(id, { status: 'unavailable', symbol })
        log.push('unavailable')
      },
    },
    onUnavailable: () => log.push('shown as unavailable'),
  })
  return { adapter, balances, log, loader }
}

test('the balance is read from nodes, exactly', async () => {
  const { loader, adapter, balances, log } = aLoader()
  adapter.nativeBalances.set(
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    10_000_000_000_000_000_000_001n,
  )

  await loader.load(account, { isForced: true })

  expect(log).toEqual(['loading', 'ready'])
  expect(balances.get(account)).toEqual({
    status: 'ready',
    amountText: '10000.000000000000000001',
    symbol: 'ETH',
  })
})

test('if no node answers, the balance is read from the API', async () => {
  const { loader, balances } = aLoader(async () => ({ amountText: '1.5' }))

  await loader.load(account, { isForced: true })

  expect(balances.get(account)).toMatchObject({ status: 'ready', amountText: '1.5' })
})

test('if neither answers, there is no balance', async () => {
  const { loader, balances, log } = aLoader(async () => {
    throw new LatchkeyError('http.timeout', {})
  })

  await loader.load(account, { isForced: true })

  expect(balances.get(account)).toEqual({ status: 'unavailable', symbol: 'ETH' })
  expect(log).toEqual(['loading', 'unavailable', 'shown as unavailable'])
})

test('the old balance is shown while a new one is read', async () => {
  const { loader, adapter, balances } = aLoader()
  balances.set(account, { status: 'ready', amountText: '2', symbol: 'ETH' })
  adapter.nativeBalances.set('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 0n)

  const running = loader.load(account, { isForced: true })
  expect(balances.get(account)).toEqual({ status: 'loading', amountText: '2', symbol: 'ETH' })
  await running

  expect(balances.get(account)).toMatchObject({ status: 'ready', amountText: '0' })
})

test('a fresh balance is not requested again', async () => {
  const { loader, adapter } = aLoader()

  await loader.load(account, { isForced: false })

  expect(adapter.requests).toEqual([])
})

test('a late answer for a former account is ignored', async () => {
  const { loader, adapter, balances } = aLoader()
  adapter.nativeBalances.set('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 7n)
  adapter.nativeBalances.set('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', 8n)

  await Promise.all([
    loader.load(account, { isForced: true }),
    loader.load(other, { isForced: true }),
  ])

  expect(balances.has(account)).toBe(false)
  expect(balances.get(other)).toMatchObject({ status: 'ready' })
})

test('an account that is being read is not read again unless that is forced', async () => {
  let requests = 0
  const { loader, log } = aLoader(async () => {
    requests += 1
    return { amountText: '1.5' }
  }, true)

  await Promise.all([
    loader.load(account, { isForced: true }),
    loader.load(account, { isForced: false }),
  ])
  expect(requests).toBe(1)
  expect(log).toEqual(['loading', 'ready'])

  await Promise.all([
    loader.load(account, { isForced: false }),
    loader.load(account, { isForced: true }),
  ])
  expect(log.filter((each) => each === 'loading')).toHaveLength(3)
})

test('an account whose read was given up is read again', async () => {
  const { loader, balances } = aLoader(async () => ({ amountText: '1.5' }), true)

  const given = loader.load(account, { isForced: false })
  loader.stop()
  await loader.load(account, { isForced: false })
  await given

  expect(balances.get(account)).toMatchObject({ status: 'ready', amountText: '1.5' })
})

test('an aborted read keeps the old balance', async () => {
  const { loader, adapter, balances } = aLoader()
  balances.set(account, { status: 'unavailable', symbol: 'ETH' })
  adapter.nativeBalances.set('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 7n)

  const running = loader.load(account, { isForced: true })
  loader.stop()
  await running

  expect(balances.get(account)).toEqual({ status: 'unavailable', symbol: 'ETH' })
})

test('reads of different namespaces do not affect each other', async () => {
  const { loader, balances } = aLoader(async () => ({ amountText: '1.5' }))
  const coins: AccountId = 'bip122:000000000019d6689c085ae165831e93:bc1qone'
  const lamports: AccountId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:one'

  const running = [account, coins, lamports].map((each) => loader.load(each, { isForced: true }))
  loader.stop('solana')
  await Promise.all(running)

  expect(balances.get(account)?.status).toBe('ready')
  expect(balances.get(coins)?.status).toBe('ready')
  expect(balances.has(lamports)).toBe(false)
})
