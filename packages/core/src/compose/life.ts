import {
  type AdapterHost,
  type ChainAdapter,
  isNamespace,
  namespaceOf,
  type Undo,
  type Wallet,
} from '../contract/index.ts'
import { withOwnPicture } from '../features/connectors/own-picture.ts'
import { describeSite } from '../features/options/metadata.ts'
import { listStored, type StoredConnection } from '../features/resume/list-stored.ts'
import type { Base } from './base.ts'
import type { Later } from './later.ts'
import { readNetwork } from './read-network.ts'
import type { Rest } from './stages.ts'
import type { Taps } from './taps.ts'

/** The beginning and the end of a core. */
export interface Life {
  start(): Promise<void>
  stop(): void
}

interface Deps {
  readonly base: Base
  readonly taps: Taps
  readonly rest: Later<Rest>
  /** Fetches what is needed beyond the list of wallets. */
  fetchRest(): void
}

interface Run {
  readonly stop: AbortController
  /** What it hears; nothing before the adapters are there. */
  undo: readonly Undo[]
  ready: Promise<void> | undefined
}

/** Starts once however often it is asked, stops, and may be started anew, also after it failed. */
export function createLife(deps: Deps): Life {
  const { base, rest } = deps
  let run: Run | undefined

  function start(): Promise<void> {
    run ??= { stop: new AbortController(), undo: [], ready: undefined }
    const current = run
    current.ready ??= begin(deps, current).catch((thrown: unknown) => {
      if (!current.stop.signal.aborted) fail(current)
      throw thrown
    })
    return current.ready
  }

  function fail(current: Run): void {
    current.ready = undefined
    giveUp(base)
    if (rest.part() !== undefined) return
    // Whoever was connected before is taken up as soon as that can be done.
    rest.whenThere(() => {
      if (!current.stop.signal.aborted) start().catch(() => {})
    })
  }

  return {
    start,
    stop() {
      run?.stop.abort()
      for (const each of run?.undo ?? []) each()
      run = undefined
      end(deps)
    },
  }
}

async function begin(deps: Deps, current: Run): Promise<void> {
  const { base, rest } = deps
  const { signal } = current.stop
  const { lifecycle } = base.store.state
  lifecycle.isStarted = true
  const stored = readStorage(base)
  if (stored.length > 0) deps.fetchRest()
  const late = fetchWallets(base)
  // Nothing is waited for where everything is there: the list then stands in this very task.
  if (late !== undefined) await late
  if (signal.aborted) return
  // A start that failed later than here still hears wallets.
  if (current.undo.length === 0) current.undo = attendAll(deps, signal)
  if (stored.length > 0) await rest.ask((it) => it.resume(signal))
  if (signal.aborted) return
  lifecycle.isInitialized = true
  tellIfEmbedded(base)
}

function fetchWallets({ adapters }: Base): Promise<unknown> | undefined {
  const late = adapters.flatMap((each) => each.prepare?.('wallets') ?? [])
  return late.length > 0 ? Promise.all(late) : undefined
}

/** Nothing comes back and nothing stays busy where a start failed; wallets can be chosen. */
function giveUp({ store, slices }: Base): void {
  for (const namespace of Object.keys(store.state.accounts).filter(isNamespace)) {
    if (slices.account.read(namespace)?.status === 'reconnecting') slices.account.giveUp(namespace)
  }
  store.state.lifecycle.isInitialized = true
}

/** What stands in the page's flow is open from the beginning. */
function tellIfEmbedded({ store, bus, looks }: Base): void {
  if (!store.state.options.isEmbedded) return
  bus.publish({ type: 'modalOpened', isConnected: looks.account() !== undefined })
}

/** Ends whatever runs, and lets the adapters go. */
function end({ base, taps, rest }: Deps): void {
  taps.leave()
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
  const undo: Undo[] = []
  try {
    for (const each of base.adapters) undo.push(attend(deps, each, heard))
  } catch (thrown) {
    // Half of the wallets is none: whoever starts again begins from nothing.
    for (const each of undo) each()
    for (const each of base.adapters) each.dispose()
    throw thrown
  }
  let unfollow: Undo = () => {}
  rest.whenThere((it) => {
    if (!signal.aborted) unfollow = it.follow()
  })
  return [
    ...undo,
    base.ports.tabs.hear((topic) => rest.tell((it) => it.hear(topic, signal))),
    () => unfollow(),
  ]
}

/** Lends an adapter what it needs, and follows its wallets. */
function attend(
  deps: Deps,
  adapter: ChainAdapter,
  heard: (wallets: readonly Wallet[]) => void,
): Undo {
  const { base } = deps
  adapter.start(hostOf(deps, adapter))
  return adapter.wallets.watch((wallets) => {
    const { connectorImages } = base.store.state.options
    const pictured = wallets.map((wallet) => withOwnPicture(wallet, connectorImages))
    base.slices.wallets.list(adapter.namespace, pictured)
    heard(wallets)
  })
}

function hostOf({ base, rest }: Deps, { namespace }: ChainAdapter): AdapterHost {
  const { store, ports } = base
  const { options, network } = store.state
  return {
    nodes: { read: async (...question) => rest.ask(({ lent }) => lent.nodes.read(...question)) },
    http: { send: async (...request) => rest.ask(({ lent }) => lent.http.send(...request)) },
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
  const { ports, store } = base
  const { options, device } = store.state
  const stored = options.reconnects ? listStored(ports.storage, base.key) : []
  for (const { namespace } of stored) base.slices.account.begin(namespace, 'reconnecting')
  Object.assign(device, ports.device.read())
  base.slices.options.describe(describeSite(options.metadata, ports.readPage()))
  readNetwork(base)
  return stored
}
