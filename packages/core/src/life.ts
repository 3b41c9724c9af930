import type { Base } from './compose/base.ts'
import type { StoredConnection } from './connections/list-stored.ts'
import type { Resumer } from './connections/resume.ts'
import type { TabAnswers } from './connections/tabs.ts'
import {
  type AdapterHost,
  type ChainAdapter,
  isNamespace,
  namespaceOf,
  type Undo,
} from './contract/index.ts'
import { readNetwork } from './networks/read-network.ts'
import { describeSite } from './options/metadata.ts'
import { withOwnPicture } from './wallets/own-picture.ts'
import { readRecent } from './wallets/read-recent.ts'

/** The beginning and the end of a core. */
export interface Life {
  start(): Promise<void>
  /** Loads what opens sessions, so that a press on a wallet does not wait for it. */
  prefetch(): void
  stop(): void
}

interface Deps {
  readonly base: Base
  readonly resumer: Pick<Resumer, 'walletsChanged'>
  readonly tabs: Pick<TabAnswers, 'hear'>
  /** Follows wallets, and the visitor from view to view. */
  follow(): readonly Undo[]
  /** Resumes stored sessions; ends when each one is settled. */
  resume(signal: AbortSignal): Promise<void>
  /** Ends whatever runs. */
  stop(): void
}

interface Run {
  readonly stop: AbortController
  /** What it listens to; nothing before the adapters are loaded. */
  undo: readonly Undo[]
  ready: Promise<void> | undefined
}

/** Starts once however often it is asked, stops, and may be started anew, also after it failed. */
export function createLife(deps: Deps): Life {
  const { base } = deps
  let run: Run | undefined

  function start(): Promise<void> {
    run ??= { stop: new AbortController(), undo: [], ready: undefined }
    const current = run
    current.ready ??= begin(deps, current).catch((thrown: unknown) => {
      if (!current.stop.signal.aborted) {
        current.ready = undefined
        giveUp(base)
      }
      throw thrown
    })
    return current.ready
  }

  return {
    start,
    prefetch: () => prepareSessions(base),
    stop() {
      run?.stop.abort()
      for (const each of run?.undo ?? []) each()
      run = undefined
      end(deps)
    },
  }
}

async function begin(deps: Deps, current: Run): Promise<void> {
  const { base } = deps
  const { signal } = current.stop
  const { lifecycle } = base.store.state
  lifecycle.isStarted = true
  const stored = readStorage(base)
  if (stored.length > 0) prepareSessions(base)
  const late = fetchWallets(base)
  // Nothing is waited for where everything is there: the list then stands in this very task.
  if (late !== undefined) await late
  if (signal.aborted) return
  // A start that failed later than here still listens to wallets.
  if (current.undo.length === 0) current.undo = attendAll(deps, signal)
  if (stored.length > 0) await deps.resume(signal)
  if (signal.aborted) return
  lifecycle.isInitialized = true
  tellIfEmbedded(base)
}

function fetchWallets({ adapters }: Base): Promise<unknown> | undefined {
  const late = adapters.flatMap((each) => each.prepare?.('wallets') ?? [])
  return late.length > 0 ? Promise.all(late) : undefined
}

/** What can't be loaded now is loaded again by whoever needs it. */
function prepareSessions({ adapters }: Base): void {
  for (const adapter of adapters) adapter.prepare?.('sessions')?.catch(() => {})
}

/** Nothing is restored and nothing stays busy where a start failed; wallets can be chosen. */
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

/** Ends whatever runs, and disposes of the adapters. */
function end({ base, stop }: Deps): void {
  stop()
  for (const adapter of base.adapters) {
    adapter.dispose()
    base.slices.account.clear(adapter.namespace)
  }
  base.timers.stop()
  base.store.state.lifecycle.isStarted = false
}

/** Listens to wallets, to other tabs and to the visitor. */
function attendAll({ base, resumer, tabs, follow }: Deps, signal: AbortSignal): readonly Undo[] {
  const undo: Undo[] = []
  try {
    for (const each of base.adapters) undo.push(attend(base, each, { resumer, signal }))
  } catch (thrown) {
    // Half of the wallets is none: the next start begins from nothing.
    for (const each of undo) each()
    for (const each of base.adapters) each.dispose()
    throw thrown
  }
  return [...undo, ...follow(), base.ports.tabs.hear((topic) => tabs.hear(topic, signal))]
}

/** Starts an adapter, and follows its wallets. */
function attend(
  base: Base,
  adapter: ChainAdapter,
  { resumer, signal }: Pick<Deps, 'resumer'> & { readonly signal: AbortSignal },
): Undo {
  adapter.start(hostOf(base, adapter))
  return adapter.wallets.watch((wallets) => {
    const { connectorImages } = base.store.state.options
    const pictured = wallets.map((wallet) => withOwnPicture(wallet, connectorImages))
    base.slices.wallets.list(adapter.namespace, pictured)
    resumer.walletsChanged(wallets, signal)
  })
}

function hostOf({ store, ports, services }: Base, { namespace }: ChainAdapter): AdapterHost {
  const { options, network } = store.state
  return {
    nodes: services.nodes,
    http: ports.http,
    clock: ports.clock,
    logger: ports.logger,
    networks: () => network.supported.filter(({ id }) => namespaceOf(id) === namespace),
    sources: {
      announced: options.usesAnnounced && options.usesWallets,
      injected: options.usesInjected && options.usesWallets,
    },
  }
}

/** Stored sessions are shown as reconnecting from the first moment on. @returns These. */
function readStorage(base: Base): readonly StoredConnection[] {
  const { ports, store, slices, stored, key } = base
  const { options } = store.state
  const found = options.reconnects ? stored.list() : []
  for (const { namespace } of found) slices.account.begin(namespace, 'reconnecting')
  store.state.device = ports.device.read()
  slices.options.describe(describeSite(options.metadata, ports.readPage()))
  slices.recent.restore(readRecent(ports.storage.get(key('recent_wallets'))))
  readNetwork(base)
  // Without a project id everything that needs no server works; developers are told once.
  if (options.projectId === undefined) base.alert('PROJECT_ID_NOT_CONFIGURED')
  return found
}
