import { expect, test } from 'vitest'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createMoodyWallet, WALLET_MOODS } from '../testing/wallet-moods.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const RUNS = 30
const STEPS = 50

/** Describes the request to a wallet in words that can be compared. */
function wordsOf(from: string, call: { to: string; data?: string | undefined }, amount: bigint) {
  return [from, call.to, call.data, amount].join(' ')
}

const honest = <Tx>(tx: Tx): Tx => tx

/** One tab, and the page after each reload. */
async function aModel(seed: number) {
  const next = createNumbers(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const storage = createFakeStorage()
  const tabStorage = createFakeStorage()
  const ports = { storage, tabStorage }
  const moody = createMoodyWallet()
  const { ids } = moody
  let presses = 0
  let visit = await aSwapper({ ports })

  const active = () => {
    const account = visit.core.snapshot().accounts.eip155
    return account?.status === 'connected' ? account.session.accounts[0] : undefined
  }
  function agreed(): string {
    const { current } = visit.core.snapshot().swap ?? {}
    if (current?.step !== 'asking') return ''
    const [call] = current.review.calls
    return call ? wordsOf(current.review.account, call, BigInt(call.units)) : ''
  }
  function connect(): void {
    visit.adapter.nativeBalances.set(OTHER, 3n * 10n ** 18n)
    visit.adapter.answer = (request) =>
      moody.answer({ request, active: active(), agreed: agreed() })
  }
  connect()

  function confirm(): void {
    const step = visit.core.snapshot().swap?.current.step
    if (step === 'reviewing' || step === 'failed') presses += 1
    // A double click, and Enter.
    for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  }
  /** Most of the time the visitor knows what they want. */
  async function goOn(): Promise<void> {
    if (next() < 0.7) Object.assign(visit.exchange, { isDown: false, rate: 2_000, tamper: honest })
    const [fromToken, toToken] = pick([
      ['ETH', 'USDC'],
      ['USDC', 'ETH'],
    ] as const)
    visit.actions.begin({ fromToken, toToken, amount: pick(['0.5', '1', '20']) })
    await visit.settle(250)
    visit.actions.review()
    await visit.settle()
  }
  /** What the wallet answers later comes to a page that is gone: only where nothing is open. */
  async function reload(): Promise<void> {
    if (moody.isWaiting()) return
    // Half of the time the tab is killed: nothing is tidied up.
    if (next() < 0.5) visit.core.stop()
    const { exchange, adapter, wallet } = visit
    visit = await aSwapper({ ports })
    Object.assign(visit.exchange, { allowance: exchange.allowance })
    for (const [id, status] of adapter.statuses) visit.adapter.statuses.set(id, status)
    visit.wallet.addresses = wallet.addresses
    visit.adapter.emitChanged('io.fjord')
    connect()
  }
  async function decide(): Promise<void> {
    const { statuses } = visit.adapter
    for (const id of ids)
      if (next() < 0.7) statuses.set(id, { state: pick(['confirmed', 'confirmed', 'failed']) })
    visit.exchange.allowance = pick([0n, 10n ** 9n])
    await visit.settle(3_000)
  }
  const deeds: readonly [() => unknown, ...(() => unknown)[]] = [
    goOn,
    ...[goOn, goOn, goOn, confirm, confirm, confirm, confirm, decide, decide, reload],
    () => visit.actions.enterAmount(pick(['0.25', '7', 'x', ''])),
    () => visit.actions.turn(),
    () => visit.actions.enterMax(),
    () => visit.actions.review(),
    () => visit.actions.cancel(),
    () => visit.actions.retry(),
    () => visit.actions.confirmImpact(true),
    () => {
      visit.wallet.addresses = pick([[ADDRESS], [OTHER]])
      visit.adapter.emitChanged('io.fjord')
    },
    () => {
      visit.wallet.networkId = pick(['eip155:1', 'eip155:8453'])
      visit.adapter.emitChanged('io.fjord')
    },
    () => visit.core.actions.network.switchTo(pick(['eip155:1', 'eip155:8453'])).catch(() => {}),
    () => {
      moody.mood = pick(['approves', ...WALLET_MOODS])
    },
    moody.approveAll,
    () => {
      visit.exchange.isDown = pick([false, false, true])
    },
    () => {
      visit.exchange.rate = pick([2_000, 1_900, 2_100, 1_000])
    },
    () => {
      // It lies about the amount, the spender, the target or the value.
      const changes = pick([
        {},
        {},
        { data: '0xa9059cbb' },
        { value: '7' },
        { to: `eip155:1:${USDC}` },
      ])
      visit.exchange.tamper = (tx) => ({ ...tx, ...changes })
    },
    () => {
      visit.adapter.fees = pick([
        { expected: 100n, ceiling: 150n },
        { expected: 160n, ceiling: 240n },
      ])
    },
    () => visit.core.actions.close({ isForced: true }),
    () => visit.core.actions.open({ view: 'Swap' }),
    () => visit.settle(10_000),
    ...[visit.settle, visit.settle].map((settle) => () => settle()),
  ]

  return {
    moody,
    presses: () => presses,
    visit: () => visit,
    async play(): Promise<void> {
      await pick(deeds)()
      // Some happen within the work of the others.
      if (next() < 0.6) await visit.settle()
    },
    async end(): Promise<void> {
      moody.approveAll()
      await visit.settle()
    },
  }
}

test('whatever happens: nothing is asked that was not agreed to, nothing twice, and no id is lost', async () => {
  let requestCount = 0
  let swaps = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const model = await aModel(seed)
    for (let step = 0; step < STEPS; step += 1) await model.play()
    await model.end()
    const { requests, ids } = model.moody

    for (const { request, active, agreed } of requests) {
      const { from, amount, to, data } = request
      expect(from, `seed ${seed}`).toBe(active)
      expect(wordsOf(from, { to, data }, amount), `seed ${seed}`).toBe(agreed)
      expect([EXCHANGE, USDC], `seed ${seed}`).toContain(to)
      if (to === EXCHANGE) swaps += 1
    }
    expect(requests.length, `seed ${seed}`).toBeLessThanOrEqual(model.presses())
    const visit = model.visit()
    const pending = visit.core.snapshot().pendingTransactions.map(({ id }) => id)
    expect([...pending].sort(), `seed ${seed}`).toEqual([...ids].sort())
    expect(visit.step(), `seed ${seed}`).not.toBe('asking')
    const { current } = visit.swap()
    if ('id' in current) expect(ids).toContain(current.id)
    requestCount += requests.length
    visit.core.stop()
  }
  // The model does reach the wallet, for swaps, too.
  expect(requestCount).toBeGreaterThan(RUNS)
  expect(swaps).toBeGreaterThan(RUNS / 4)
}, 60_000)
