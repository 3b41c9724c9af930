import {
  type AdapterHost,
  type ChainAdapter,
  namespaceOf,
  type Undo,
  type Wallet,
} from '../contract/index.ts'
import { describeSite } from '../features/options/metadata.ts'
import { readRecent } from '../features/recent/read-recent.ts'
import type { StoredConnection } from '../features/resume/stored-connections.ts'
import type { AccountFlow } from './account-flow.ts'
import type { Base } from './base.ts'
import type { ConnectFlow } from './connect-flow.ts'
import type { Later } from './later.ts'
import { readNetwork } from './read-network.ts'
import type { Rest } from './stages.ts'

/** The beginning and the end of a core. */
export interface Life {
  start(): Promise<void>
  stop(): void
}

interface Deps {
  readonly base: Base
  readonly account: AccountFlow
  readonly connect: ConnectFlow
  readonly rest: Later<Rest>
  /** Fetches what is needed beyond the list of wallets. */
  fetchRest(): void
  /** Told when the core starts, before anything else. */
  onStart(): void
}

interface Run {
  readonly stop: AbortController
  readonly ready: Promise<void>
}

/** Starts once however often it is asked, stops, and may be started anew. */
export function createLife(deps: Deps): Life {
  const { base, rest } = deps
  let run: Run | undefined
  let undo: readonly Undo[] = []

  async function begin(signal: AbortSignal): Promise<void> {
    const { lifecycle } = base.store.state
    lifecycle.isStarted = true
    deps.onStart()
    const stored = readStorage(base)
    if (stored.length > 0) deps.fetchRest()
    const late = base.adapters.flatMap((each) => each.prepare?.('wallets') ?? [])
    // Nothing is waited for where everything is there: the list then stands in this very task.
    if (late.length > 0) await Promise.all(late)
    if (signal.aborted) return
    undo = attendAll(deps, signal)
    if (stored.length > 0) await rest.ask((it) => it.resume(signal))
    if (signal.aborted) return
    lifecycle.isInitialized = true
    tellIfEmbedded(base)
  }

  return {
    start() {
      const stop = new AbortController()
      run ??= { stop, ready: begin(stop.signal) }
      return run.ready
    },
    stop() {
      run?.stop.abort()
      run = undefined
      for (const each of undo) each()
      undo = []
      end(deps)
    },
  }
}

/** What stands in the page's flow is open from the beginning. */
function tellIfEmbedded({ store, bus, looks }: Base): void {
  if (!store.state.options.isEmbedded) return
  bus.publish({ type: 'modalOpened', isConnected: looks.account() !== undefined })
}

/** Ends whatever runs, and lets the adapters go. */
function end({ base, connect, rest }: Deps): void {
  connect.send({ type: 'left' })
  rest.part()?.stop()
  for (const adapter of base.adapters) {
    adapter.dispose()
    base.slices.account.clear(adapter.namespace)
  }
  base.timers.stop()
  base.store.state.lifecycle.isStarted = false
}

/** Listens to wallets, to other tabs and to the visitor. */
function attendAll(deps: Deps, signal: AbortSignal): readonly Undo[] {
  const { base, rest } = deps
  const heard = (wallets: readonly Wallet[]): void => rest.part()?.walletsChanged(wallets, signal)
  let unfollow: Undo = () => {}
  rest.whenThere((it) => {
    if (!signal.aborted) unfollow = it.follow()
  })
  return [
    ...base.adapters.flatMap((each) => attend(deps, each, heard)),
    base.ports.tabs.hear((topic) => rest.tell((it) => it.hear(topic, signal))),
    () => unfollow(),
  ]
}

/** Lends an adapter what it needs, and follows its wallets and sessions. */
function attend(
  deps: Deps,
  adapter: ChainAdapter,
  heard: (wallets: readonly Wallet[]) => void,
): readonly Undo[] {
  const { base, account } = deps
  adapter.start(hostOf(deps, adapter))
  return [
    adapter.wallets.watch((wallets) => {
      base.slices.wallets.list(adapter.namespace, wallets)
      heard(wallets)
    }),
    account.follower.follow(adapter),
  ]
}

function hostOf({ base, rest }: Deps, { namespace }: ChainAdapter): AdapterHost {
  const { store, ports } = base
  const { options, network } = store.state
  return {
    nodes: { read: async (...question) => rest.ask(({ nodes }) => nodes.read(...question)) },
    clock: ports.clock,
    logger: ports.logger,
    networks: () => network.supported.filter(({ id }) => namespaceOf(id) === namespace),
    sources: {
      announced: options.usesAnnounced && options.usesWallets,
      injected: options.usesInjected && options.usesWallets,
    },
  }
}

/** Who was connected is shown as coming back from the first moment on. @returns Who that is. */
function readStorage(base: Base): readonly StoredConnection[] {
  const { options } = base.store.state
  const stored = options.reconnects ? base.stored.list() : []
  for (const { namespace } of stored) base.slices.account.begin(namespace, 'reconnecting')
  base.store.state.device = base.ports.device.read()
  base.slices.options.describe(describeSite(options.metadata, base.ports.readPage()))
  base.slices.recent.restore(readRecent(base.ports.storage.get(base.key('recent_wallets'))))
  readNetwork(base)
  return stored
}
