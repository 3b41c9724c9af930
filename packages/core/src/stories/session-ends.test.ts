import { expect, test } from 'vitest'
import { aBuyer } from '../testing/a-buyer.ts'
import { aPayer, REQUEST } from '../testing/a-payer.ts'
import { aSwapper } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import type { FakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet, type FakeWallet } from '../testing/fake-wallet.ts'
import { createSendingAdapter, type SendingAdapter } from '../testing/sending-adapter.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const LATE = `0x${'7'.repeat(64)}`

/** The events that end the visitor's work, by name. */
type Ending = 'the wallet disconnects' | 'the site disconnects' | 'another tab disconnects' | Change
type Change = 'the account changes' | 'the network changes'

interface Visit {
  readonly core: ReturnType<typeof createTestCore>['core']
  readonly adapter: Pick<SendingAdapter, 'emitChanged' | 'emitClosed'>
  readonly wallet: FakeWallet
  readonly http: FakeHttp
  settle(waitMs?: number): Promise<void>
}

/** A visit in one of two tabs. */
async function inTwoTabs<V extends Visit>(begin: (ports: object) => Promise<V>) {
  const [tabs, storage] = [createFakeTabs(), createFakeStorage()]
  const visit = await begin({ storage, tabs: tabs.open() })
  const { http, wallet } = visit
  const { core: other } = createTestCore({
    adapter: createSendingAdapter(wallet),
    projectId: 'p1',
    ports: { storage, tabs: tabs.open(), http },
  })
  await other.start()

  async function end(ending: Ending): Promise<void> {
    const { core, adapter } = visit
    if (ending === 'the wallet disconnects') adapter.emitClosed('io.fjord')
    if (ending === 'the site disconnects') await core.actions.disconnect()
    if (ending === 'another tab disconnects') await other.actions.disconnect()
    if (ending === 'the account changes') wallet.addresses = [OTHER]
    if (ending === 'the network changes') wallet.networkId = elsewhere(wallet.networkId)
    if (ending.endsWith('changes')) adapter.emitChanged('io.fjord')
    await visit.settle()
    await visit.settle()
  }

  /** Returns the view, and the code of the notice. */
  function shown(): readonly unknown[] {
    const { modal, router, notices } = visit.core.snapshot()
    const view = modal.isOpen ? router.history.at(-1)?.view : 'closed'
    return [view, notices.current?.code]
  }

  return { ...visit, end, shown }
}

const elsewhere = (id: string) => (id === 'eip155:1' ? 'eip155:8453' : 'eip155:1')

/** A wallet that answers late. */
function late() {
  let answer = (_: string): void => {}
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  return { answered, answer: () => answer(LATE) }
}

const DISCONNECTED: readonly (readonly [Ending, string, string | undefined])[] = [
  ['the wallet disconnects', 'Connect', 'session.ended'],
  ['the site disconnects', 'closed', undefined],
  ['another tab disconnects', 'Connect', 'wallet.disconnected'],
]
const CHANGES: readonly Change[] = ['the account changes', 'the network changes']

type Swapper = Awaited<ReturnType<typeof aSwapper>>

/** Steps of a swap in which the wallet has not been asked. */
const SWAP_STEPS: Readonly<Record<string, (visit: Swapper) => unknown>> = {
  form: ({ actions, settle }) => {
    actions.begin({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
    return settle(250)
  },
  tokens: ({ core, settle }) => {
    core.actions.router.push('SwapSelectToken', { target: 'toToken' })
    return settle()
  },
  preparing: async ({ actions, settle }) => {
    actions.begin({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
    await settle(250)
    actions.review()
  },
  review: ({ review }) => review('1'),
  approving: async ({ review, actions, settle }) => {
    await review('20', 'USDC', 'ETH')
    actions.confirm()
    await settle()
  },
}

test.each(
  Object.keys(SWAP_STEPS).flatMap((step) =>
    DISCONNECTED.map((ending) => [step, ...ending] as const),
  ),
)('a swap (%s) when %s: %s, %s', async (step, ending, view, told) => {
  const visit = await inTwoTabs((ports) => aSwapper({ ports }))
  await SWAP_STEPS[step]?.(visit)
  const asked = visit.adapter.sent.length

  await visit.end(ending)
  for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  visit.actions.review()
  await visit.settle()

  expect(visit.shown()).toEqual([view, told])
  expect([visit.step(), visit.adapter.sent.length]).toEqual(['idle', asked])
})

test.each(
  Object.keys(SWAP_STEPS).flatMap((step) => CHANGES.map((change) => [step, change] as const)),
)('a swap (%s) when %s goes back to the form', async (step, change) => {
  const visit = await inTwoTabs((ports) => aSwapper({ ports }))
  await SWAP_STEPS[step]?.(visit)
  const asked = visit.adapter.sent.length
  const isTold = step === 'review' || step === 'approving'

  await visit.end(change)
  for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  await visit.settle()

  const view = step === 'tokens' ? 'SwapSelectToken' : 'Swap'
  expect(visit.shown()).toEqual([view, isTold ? 'wallet.changed' : undefined])
  expect(visit.adapter.sent).toHaveLength(asked)
})

const ENDINGS: readonly Ending[] = [...DISCONNECTED.map(([ending]) => ending), ...CHANGES]

test.each(ENDINGS)('a swap that the wallet is asked for when %s is not lost', async (ending) => {
  const visit = await inTwoTabs((ports) => aSwapper({ ports }))
  const { answered, answer } = late()
  visit.adapter.answer = () => answered
  await visit.review('1')
  visit.actions.confirm()
  await visit.settle()

  await visit.end(ending)
  for (let press = 0; press < 3; press += 1) visit.actions.confirm()
  answer()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(1)
  expect(visit.step()).toBe('sent')
  const pending = { id: LATE, account: `eip155:1:${ADDRESS}`, step: 'pending' }
  expect(visit.core.snapshot().pendingTransactions).toMatchObject([pending])
})

test.each(CHANGES)('a swap that is declined after %s is not offered again', async (change) => {
  const visit = await inTwoTabs((ports) => aSwapper({ ports }))
  const { answered, answer } = late()
  visit.adapter.answer = () => answered.then(() => Promise.reject(new Error('declined')))
  await visit.review('1')
  visit.actions.confirm()
  await visit.settle()
  await visit.end(change)

  answer()
  await visit.settle()

  expect([visit.view(), visit.step()]).toEqual(['Swap', 'idle'])
})

/** A payment of 25 USDC on Base, and what the site learns of it. */
async function paying() {
  const visit = await inTwoTabs((ports) => aPayer({ ports }))
  const outcome: { code?: unknown } = {}
  visit.actions.open(REQUEST).catch(({ code }) => Object.assign(outcome, { code }))
  await visit.settle()
  return { ...visit, outcome }
}

test.each(DISCONNECTED)('a payment under review when %s', async (ending, _view, told) => {
  const visit = await paying()

  await visit.end(ending)
  visit.actions.confirm()
  await visit.settle()

  expect(visit.shown()).toEqual(['Pay', told])
  expect([visit.step(), visit.adapter.sent.length]).toEqual(['choosing', 0])
})

test.each(CHANGES)(
  'a payment under review when %s is reviewed anew, and the visitor is told',
  async (change) => {
    const visit = await paying()

    await visit.end(change)

    expect(visit.shown()).toEqual(['Pay', 'wallet.changed'])
    const account = `eip155:8453:${OTHER}`
    const review =
      change === 'the account changes'
        ? { step: 'reviewing', review: { account } }
        : { step: 'choosing' }
    expect(visit.pay().current).toMatchObject(review)
  },
)

test.each(ENDINGS)('a payment that the wallet is asked for when %s is not lost', async (ending) => {
  const visit = await paying()
  const { answered, answer } = late()
  visit.adapter.answer = () => answered
  visit.actions.confirm()
  await visit.settle()

  await visit.end(ending)
  visit.actions.confirm()
  answer()
  await visit.settle()

  expect(visit.adapter.sent).toHaveLength(1)
  expect(visit.pay().current).toMatchObject({
    step: 'sent',
    id: LATE,
    account: `eip155:8453:${ADDRESS}`,
  })
  visit.adapter.statuses.set(LATE, { state: 'confirmed' })
  await visit.clock.advance(3_000)
  await visit.settle()
  expect(visit.step()).toBe('paid')
})

test('who disconnects after they paid is told that nobody knows yet, and so is the site', async () => {
  const visit = await paying()
  visit.actions.confirm()
  await visit.settle()

  await visit.end('the site disconnects')
  expect(visit.step()).toBe('unknown')
  visit.core.actions.close({ isForced: true })
  await visit.settle()

  expect(visit.outcome).toEqual({ code: 'transfer.unknown' })
  // A second attempt of the same is not offered.
  visit.actions.open(REQUEST).catch(() => {})
  await visit.settle()
  visit.actions.confirm()
  await visit.clock.advance(10_000)
  await visit.settle()
  expect([visit.step(), visit.adapter.sent.length]).toEqual(['unknown', 1])
})

/** A visitor who buys; the wallet is of this test. */
async function buying(step: string) {
  const wallet = aFakeWallet({ networkIds: ['eip155:1', 'eip155:8453'] })
  const adapter = createSendingAdapter(wallet)
  const visit = await inTwoTabs(async (ports) => ({
    ...(await aBuyer({ adapter, ports })),
    adapter,
    wallet,
  }))
  if (step === 'order') await visit.buy()
  if (step === 'activity') visit.core.actions.router.push('OnRampActivity', {})
  if (step === 'currencies') visit.core.actions.router.push('OnRampFiatSelect', {})
  await visit.settle()
  return visit
}

const BUY_STEPS = ['form', 'currencies', 'order', 'activity']

test.each(BUY_STEPS.flatMap((step) => DISCONNECTED.map((ending) => [step, ...ending] as const)))(
  'buying (%s) when %s: %s, %s',
  async (step, ending, view, told) => {
    const visit = await buying(step)

    await visit.end(ending)

    expect(visit.shown()).toEqual([view, told])
    expect(visit.state()).toMatchObject({ account: undefined, orders: [] })
  },
)

test.each(BUY_STEPS)('buying (%s) goes on for another account', async (step) => {
  const visit = await buying(step)

  await visit.end('the account changes')

  expect(visit.state()).toMatchObject({ account: `eip155:1:${OTHER}`, orders: [] })
})
