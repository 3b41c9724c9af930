import type { Namespace, Session, SessionChange } from '../contract/index.ts'
import { type AdapterFixture, type AdapterFixtureFactory, prepared } from './adapter-fixture.ts'
import { createAdapterHost, noAbort, type TestAdapterHost } from './adapter-host.ts'

/** A started adapter whose wallet is in the page, and everything it tells. */
export interface AdapterStage<N extends Namespace> extends AdapterFixture<N> {
  readonly host: TestAdapterHost
  /** What the adapter told of what wallets did. */
  readonly told: readonly SessionChange<N>[]
  /** What nodes say the first account holds. */
  readonly amount: bigint
  /** The least that can be moved. */
  readonly least: bigint
  open(): Promise<Session<N>>
}

/** Larger than any number that keeps its last digit in floating point. */
const MUCH = 12_345_678_901_234_567_890_123n

/** How a stage differs from the usual one. */
interface StageChoice {
  /** Whether the first account holds as much as nodes can tell. */
  readonly isRich?: boolean
  /** Whether the wallet is in the page already. */
  readonly isInstalled?: boolean
}

/** Sets the stage that most cases begin with; nodes answer as the fixture says. */
export async function setStage<N extends Namespace>(
  factory: AdapterFixtureFactory<N>,
  { isRich = false, isInstalled = true }: StageChoice = {},
): Promise<AdapterStage<N>> {
  const fixture = await prepared(factory)
  const { adapter, wallet } = fixture
  const amount = isRich ? (fixture.largestAmount ?? MUCH) : 0n
  const answer = fixture.answerOfNodes(amount)
  const serve = fixture.answerOfServers?.(amount)
  const host = createAdapterHost(
    fixture,
    async (_network, method, params) => answer(method, params),
    serve && (async ({ url }) => ({ status: 200, body: JSON.stringify(serve(url)) })),
  )
  const told: SessionChange<N>[] = []
  adapter.start(host)
  adapter.sessions.watch((change) => told.push(change))
  if (isInstalled) wallet.install()
  return {
    ...fixture,
    host,
    told,
    amount,
    least: fixture.leastTransfer ?? 1n,
    open: () => adapter.sessions.open({ walletId: wallet.id }, noAbort()),
  }
}
