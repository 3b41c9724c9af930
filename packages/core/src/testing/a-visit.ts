import { createTestCore, type TestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
import { aFakeWallet, type FakeWallet } from './fake-wallet.ts'

/** The address of the scripted wallet Fjord. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A visitor of a page with a core on fakes. */
export interface Visit extends TestCore {
  readonly wallet: FakeWallet
  readonly adapter: FakeAdapter
  /** The view that is shown. */
  view(): string
  /** The history of views, the shown one last. */
  views(): readonly string[]
}

/** A visitor who has not connected; the core is not started. */
export function aVisit(choice: TestCoreChoice = {}): Visit {
  const wallet = aFakeWallet()
  const adapter = choice.adapter ?? createFakeAdapter(wallet)
  adapter.nativeBalances.set(ADDRESS, 1_284_000_000_000_000_000n)
  adapter.nameOwners.set('ada.eth', ADDRESS)
  const test = createTestCore({ ...choice, adapter })
  const views = (): readonly string[] =>
    test.core.snapshot().router.history.map((route) => route.view)
  return { ...test, wallet, views, view: () => views().at(-1) ?? '' }
}

/** A visitor who connected Fjord; the modal is closed again. */
export async function aConnectedVisit(choice: TestCoreChoice = {}): Promise<Visit> {
  const visit = aVisit(choice)
  await visit.core.start()
  visit.core.actions.open()
  visit.core.actions.connect.local('eip155', 'io.fjord')
  await visit.settle()
  await visit.clock.advance(600)
  return visit
}
