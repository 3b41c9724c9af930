import { expect, test } from 'vitest'
import { aPayer, REQUEST } from '../testing/a-payer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createMoodyWallet, WALLET_MOODS } from '../testing/wallet-moods.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const RUNS = 30
const STEPS = 50
/** The website numbers its orders: each is paid once. */
const ORDER = { ...REQUEST, orderId: 'order-7' }

/** One order, in one tab and the page after each reload. */
async function aModel(seed: number) {
  const next = createNumbers(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const storage = createFakeStorage()
  const moody = createMoodyWallet()
  let mayBePaid = 0
  let visit = await aPayer({ ports: { storage } })

  const active = () => {
    const account = visit.core.snapshot().accounts.eip155
    return account?.status === 'connected' ? account.session.accounts[0] : undefined
  }
  function reviewed(): string {
    const { current } = visit.core.snapshot().pay ?? {}
    return current?.step === 'asking' ? `${current.review.account} ${current.review.units}` : ''
  }
  function connect(): void {
    visit.adapter.answer = (request) => {
      if (moody.mood !== 'declines' && moody.mood !== 'fails') mayBePaid += 1
      return moody.answer({ request, active: active(), agreed: reviewed() })
    }
  }
  connect()

  function open(): void {
    visit.actions.open(ORDER).catch(() => {})
  }
  function confirm(): void {
    for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  }
  async function reload(): Promise<void> {
    if (moody.isWaiting()) return
    // Half of the time the tab is killed: nothing is tidied up.
    if (next() < 0.5) visit.core.stop()
    const { adapter, wallet } = visit
    visit = await aPayer({ ports: { storage } })
    for (const [id, status] of adapter.statuses) visit.adapter.statuses.set(id, status)
    visit.wallet.addresses = wallet.addresses
    visit.adapter.emitChanged('io.fjord')
    connect()
  }
  const deeds: readonly [() => unknown, ...(() => unknown)[]] = [
    open,
    ...[open, open, confirm, confirm, confirm, reload],
    () => visit.actions.again(),
    () => visit.core.actions.close({ isForced: true }),
    () => visit.core.actions.disconnect(),
    () => visit.adapter.emitClosed('io.fjord'),
    () => visit.core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {}),
    () => visit.core.actions.network.switchTo('eip155:8453').catch(() => {}),
    () => visit.core.actions.network.switchTo(pick(['eip155:1', 'eip155:8453'])).catch(() => {}),
    () => {
      visit.wallet.addresses = pick([[ADDRESS], [OTHER]])
      visit.adapter.emitChanged('io.fjord')
    },
    () => {
      moody.mood = pick(['declines', ...WALLET_MOODS])
    },
    moody.approveAll,
    () => {
      for (const id of moody.ids) visit.adapter.statuses.set(id, { state: 'confirmed' })
      return visit.clock.advance(3_000)
    },
  ]

  return {
    moody,
    mayBePaid: () => mayBePaid,
    visit: () => visit,
    async play(): Promise<void> {
      await pick(deeds)()
      // Some happen within the work of the others.
      if (next() < 0.6) await visit.settle()
    },
  }
}

test('whatever happens: an order is paid once at most, and by the account that was reviewed', async () => {
  let requestCount = 0
  let paid = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const model = await aModel(seed)
    for (let step = 0; step < STEPS; step += 1) await model.play()
    const { requests, ids, approveAll } = model.moody
    approveAll()
    await model.visit().settle()

    for (const { request, active, agreed } of requests) {
      expect(request.from, `seed ${seed}`).toBe(active)
      expect(`${request.from} ${request.amount}`, `seed ${seed}`).toBe(agreed)
    }
    expect(model.mayBePaid(), `seed ${seed}`).toBeLessThanOrEqual(1)
    expect(ids.length, `seed ${seed}`).toBeLessThanOrEqual(1)
    expect(model.visit().core.snapshot().pay?.current.step, `seed ${seed}`).not.toBe('asking')
    requestCount += requests.length
    paid += ids.length
    model.visit().core.stop()
  }
  // The model does reach the wallet, which pays.
  expect(requestCount).toBeGreaterThan(RUNS / 2)
  expect(paid).toBeGreaterThan(RUNS / 5)
}, 60_000)
