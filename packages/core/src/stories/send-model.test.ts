import { expect, test } from 'vitest'
import { aSender, BOB } from '../testing/a-sender.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createNumbers } from '../testing/create-numbers.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createMoodyWallet, WALLET_MOODS } from '../testing/wallet-moods.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const AMOUNTS = ['0.25', '0.5', '0.0000001', '1', '2']
const NAME = 'bob.eth'
const RUNS = 30
const STEPS = 60

/** One tab, and the page after each reload. */
async function aModel(seed: number) {
  const next = createNumbers(seed)
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0]
  const ports = { storage: createFakeStorage(), tabStorage: createFakeStorage() }
  const moody = createMoodyWallet()
  let presses = 0
  let visit = await aSender({ ports })

  const active = () => {
    const account = visit.core.snapshot().accounts.eip155
    return account?.status === 'connected' ? account.session.accounts[0] : undefined
  }
  const agreed = () => {
    const { current } = visit.core.snapshot().send ?? {}
    return current && 'review' in current
      ? `${current.review.account} ${current.review.to} ${current.review.units}`
      : ''
  }
  function connect(): void {
    visit.adapter.nativeBalances.set(OTHER, 3n * 10n ** 18n)
    visit.adapter.answer = (request) =>
      moody.answer({ request, active: active(), agreed: agreed() })
  }
  connect()

  function confirm(): void {
    const step = visit.core.snapshot().send?.current.step
    if (step === 'reviewing' || step === 'failed') presses += 1
    // A double click, and Enter.
    for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  }
  /** Most of the time the visitor knows what they want. */
  async function goOn(): Promise<void> {
    visit.actions.begin({ to: pick([BOB, BOB, NAME]), token: 'ETH', amount: pick(['0.25', '0.5']) })
    await visit.settle()
    if (next() < 0.5) await visit.clock.advance(500)
    visit.actions.review()
    await visit.settle()
  }
  /** What the wallet answers later comes to a page that is gone: only where nothing is open. */
  async function reload(): Promise<void> {
    // A tab that is killed looks no name up any more, which this one would.
    await visit.settle()
    if (moody.isWaiting()) return
    // Half of the time the tab is killed: nothing is tidied up.
    if (next() < 0.5) visit.core.stop()
    const { addresses } = visit.wallet
    visit = await aSender({ ports })
    visit.wallet.addresses = addresses
    visit.adapter.emitChanged('io.fjord')
    connect()
  }
  const deeds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => visit.actions.enterAmount(pick(['0.25', ...AMOUNTS])),
    () => visit.actions.enterRecipient(pick([BOB, OTHER, 'bad', ADDRESS, NAME])),
    () => visit.actions.enterMax(),
    () => visit.actions.review(),
    goOn,
    goOn,
    goOn,
    goOn,
    confirm,
    confirm,
    confirm,
    () => visit.actions.cancel(),
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
      moody.mood = pick(WALLET_MOODS)
    },
    moody.approveAll,
    reload,
    () => {
      visit.adapter.fees = pick([
        { expected: 100n, ceiling: 150n },
        { expected: 160n, ceiling: 240n },
        { expected: 100n, ceiling: undefined },
      ])
    },
    // Names move at any time.
    ...[BOB, OTHER].map((owner) => () => visit.adapter.nameOwners.set(NAME, owner)),
    () => visit.actions.takeNewAddress(),
    () => visit.clock.advance(500),
    () => visit.core.actions.close({ isForced: true }),
    () => visit.core.actions.open({ view: 'WalletSend', to: BOB, token: 'ETH', amount: '0.25' }),
    () => visit.actions.begin(),
    ...[1, 2, 3].map(() => () => visit.settle()),
  ]

  async function play(): Promise<void> {
    await pick(deeds)()
    // Some happen within the work of the others.
    if (next() < 0.6) await visit.settle()
  }
  async function end(): Promise<void> {
    moody.approveAll()
    await visit.settle()
  }
  return { moody, play, end, visit: () => visit, presses: () => presses }
}

test('whatever happens: nothing is sent that was not agreed to, nothing twice, and no id is lost', async () => {
  let requestCount = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const model = await aModel(seed)
    for (let step = 0; step < STEPS; step += 1) await model.play()
    await model.end()
    const { requests, ids } = model.moody
    const { core, send, step } = model.visit()

    for (const { request, active, agreed } of requests) {
      expect(request.from, `seed ${seed}`).toBe(active)
      expect(`${request.from} ${request.to} ${request.amount}`, `seed ${seed}`).toBe(agreed)
    }
    expect(requests.length, `seed ${seed}`).toBeLessThanOrEqual(model.presses())
    const pending = core.snapshot().pendingTransactions.map(({ id }) => id)
    expect([...pending].sort(), `seed ${seed}`).toEqual([...ids].sort())
    expect(step(), `seed ${seed}`).not.toBe('sending')
    const { current } = send()
    if (current.step === 'sent') expect(ids).toContain(current.id)
    requestCount += requests.length
    core.stop()
  }
  // The model does reach the wallet.
  expect(requestCount).toBeGreaterThan(RUNS)
}, 60_000)
