import type {
  AdapterHost,
  ChainAdapter,
  NetworkId,
  Session,
  SessionChange,
} from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeLogger,
  createFakeStandardPage,
  type FakeClock,
  type FakeStandardPage,
} from '@latchkey/core/testing'
import type { SolanaProvider } from '../index.ts'
import { solanaAdapter } from '../solana-adapter.ts'
import { aKey } from './a-key.ts'
import { nodeAnswers } from './node-answers.ts'
import { createScriptedWallet, type ScriptedWallet } from './scripted-wallet.ts'

/** The owner of the wallet. */
export const ALICE = aKey(1)
/** Another account. */
export const BOB = aKey(2)

/** Networks, by their CAIP-2 ids. */
export const MAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const DEV = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
export const TEST = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

/** A started adapter with one wallet in its page. */
export interface StartedAdapter {
  readonly adapter: ChainAdapter<'solana'>
  readonly page: FakeStandardPage
  readonly clock: FakeClock
  readonly wallet: ScriptedWallet
  readonly provider: SolanaProvider
  /** Requests to nodes. */
  readonly nodeRequests: (readonly [method: string, params: readonly unknown[]])[]
  readonly changes: readonly SessionChange<'solana'>[]
  open(networkId?: NetworkId<'solana'>): Promise<Session<'solana'>>
  resume(networkId?: NetworkId<'solana'>): Promise<Session<'solana'> | undefined>
}

/** The differences from the default. */
interface SceneChoice {
  readonly wallet?: ScriptedWallet
  /** Answers of nodes that differ from the default. */
  readonly nodes?: Readonly<Record<string, unknown>>
  readonly observe?: AdapterHost['observe']
}

/** Creates an adapter with one wallet in its page. */
export async function startAdapter({
  wallet = createScriptedWallet(ALICE),
  nodes,
  observe,
}: SceneChoice = {}): Promise<StartedAdapter> {
  const page = createFakeStandardPage()
  const clock = createFakeClock()
  const adapter = solanaAdapter({ page })
  const nodeRequests: StartedAdapter['nodeRequests'] = []
  const answer = nodeAnswers(nodes)
  const changes: SessionChange<'solana'>[] = []
  await adapter.prepare?.('sessions')
  const host = createHost(clock, async (method, params) => {
    nodeRequests.push([method, params])
    return answer(method, params)
  })
  adapter.start({ ...host, observe })
  adapter.sessions.watch((change) => changes.push(change))
  page.register(wallet)
  const walletId = wallet.name
  return {
    adapter,
    page,
    clock,
    wallet,
    nodeRequests,
    changes,
    // The contract leaves the provider untyped; this adapter's provider is a `SolanaProvider`.
    provider: adapter.sessions.provider() as SolanaProvider,
    open: (networkId) => adapter.sessions.open({ walletId, networkId }, noAbort()),
    resume: (networkId) => adapter.sessions.resume({ walletId, networkId }, noAbort()),
  }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}

function createHost(
  clock: FakeClock,
  read: (method: string, params: readonly unknown[]) => Promise<unknown>,
): AdapterHost {
  return {
    nodes: { read: (_networkId, method, params) => read(method, [params].flat()) },
    http: { send: () => Promise.reject(new Error('No server is asked')) },
    clock,
    logger: createFakeLogger(),
    networks: () => [MAIN, DEV, TEST].map((id) => aNetwork(id as NetworkId<'solana'>)),
    sources: { announced: true, injected: true },
  }
}

/** A network for tests. */
export function aNetwork(id: NetworkId<'solana'>) {
  const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  return { id, name: 'Solana', nativeCurrency, rpcUrls: [], isTestnet: false }
}
