import type { Namespace, Session, SessionChange } from '../contract/index.ts'
import { type AdapterFixture, type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost, noAbort, type TestAdapterHost } from './adapter-host.ts'

/** A started adapter whose wallet is in the page, and everything that it emits. */
export interface AdapterSetUp<N extends Namespace> extends AdapterFixture<N> {
  readonly host: TestAdapterHost
  /** Session changes that the adapter emitted. */
  readonly changes: readonly SessionChange<N>[]
  /** The balance of the first account. */
  readonly amount: bigint
  /** Smallest amount of a transfer. */
  readonly least: bigint
  open(): Promise<Session<N>>
}

/** Larger than any integer that is exact in floating point. */
const LARGE_BALANCE = 12_345_678_901_234_567_890_123n

/** Differences from the default set-up. */
interface SetUpChoice {
  /** If true, the first account has the largest balance that nodes can give. */
  readonly hasLargeBalance?: boolean
  /** If true, the wallet is in the page already. */
  readonly isInstalled?: boolean
}

/** Starts an adapter as most cases need it; nodes answer as the fixture says. */
export async function setUpAdapter<N extends Namespace>(
  factory: AdapterFixtureFactory<N>,
  { hasLargeBalance = false, isInstalled = true }: SetUpChoice = {},
): Promise<AdapterSetUp<N>> {
  const fixture = await prepared(factory)
  const { adapter, wallet } = fixture
  const amount = hasLargeBalance ? (fixture.largestAmount ?? LARGE_BALANCE) : 0n
  const answer = fixture.answerOfNodes(amount)
  const serve = fixture.answerOfServers?.(amount)
  const host = createAdapterHost(
    fixture,
    async (_network, method, params) => answer(method, [params].flat()),
    serve && (async ({ url }) => ({ status: 200, body: bodyOf(serve(url)) })),
  )
  const changes: SessionChange<N>[] = []
  adapter.start(host)
  adapter.sessions.watch((change) => changes.push(change))
  if (isInstalled) wallet.install()
  return {
    ...fixture,
    host,
    changes,
    amount,
    least: fixture.leastTransfer ?? 1n,
    open: () => adapter.sessions.open({ walletId: wallet.id }, noAbort()),
  }
}

function bodyOf(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}
