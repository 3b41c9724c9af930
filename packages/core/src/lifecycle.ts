import type { AccountSlice } from './connections/accounts.state.ts'
import type { Resume } from './connections/resume.ts'
import type { StoredConnections } from './connections/stored-connections.ts'
import type { AdapterHost, ChainAdapter, Undo, Wallet } from './contract/index.ts'
import type { Adapters } from './store/adapters.ts'
import type { Events } from './store/events.ts'
import { activeAccount } from './store/selectors.ts'
import type { RootState } from './store/state/root.ts'

/** The beginning and the end of a core. */
export interface Lifecycle {
  start(): Promise<void>
  /** Loads what opens sessions, so that a press on a wallet does not wait for it. */
  prefetch(): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly events: Pick<Events, 'emit'>
  readonly connections: { readonly active: AccountSlice; readonly inactive: { clear(): void } }
  readonly stored: Pick<StoredConnections, 'list'>
  readonly resume: Pick<Resume, 'all'>
  /** Creates the host through which an adapter reaches the outside. */
  hostOf(adapter: ChainAdapter): AdapterHost
  readonly modules: LifecycleModules
}

/** The steps of the modules when a core starts, runs and stops. */
export interface LifecycleModules {
  /** Reads the page and what earlier visits stored. */
  restore(): void
  onWallets(adapter: ChainAdapter, wallets: readonly Wallet[], signal: AbortSignal): void
  /** Loads the modules that are used once a wallet is connected. */
  prefetch(): void
  /** Listens to sessions, to other tabs, and to the visitor's way from view to view. */
  listen(signal: AbortSignal): readonly Undo[]
  /** Ends everything that runs. */
  stop(): void
}

interface Run {
  readonly stop: AbortController
  /** The undo functions of its listeners; empty before the adapters are loaded. */
  undo: readonly Undo[]
  ready: Promise<void> | undefined
}

/** Starts once even if it is called several times; stops; can be started again, also after a failure. */
export function createLifecycle(deps: Deps): Lifecycle {
  let run: Run | undefined

  function start(): Promise<void> {
    run ??= { stop: new AbortController(), undo: [], ready: undefined }
    const current = run
    current.ready ??= begin(deps, current).catch((thrown: unknown) => {
      if (!current.stop.signal.aborted) {
        current.ready = undefined
        giveUp(deps)
      }
      throw thrown
    })
    return current.ready
  }

  return {
    start,
    prefetch: () => prepareSessions(deps),
    stop() {
      run?.stop.abort()
      for (const each of run?.undo ?? []) each()
      run = undefined
      end(deps)
    },
  }
}

async function begin(deps: Deps, current: Run): Promise<void> {
  const { signal } = current.stop
  const { state, events } = deps
  const { lifecycle, options } = state
  lifecycle.isStarted = true
  const hasStored = restore(deps)
  if (hasStored) prepareSessions(deps)
  const loading = deps.adapters.all().flatMap((each) => each.prepare?.('wallets') ?? [])
  // Nothing is waited for where everything is loaded: wallets are then listed in this very task.
  if (loading.length > 0) await Promise.all(loading)
  if (signal.aborted) return
  // A start that failed later than here still listens to wallets.
  if (current.undo.length === 0) current.undo = listenToAll(deps, signal)
  if (hasStored) await deps.resume.all(signal)
  if (signal.aborted) return
  lifecycle.isInitialized = true
  // A modal in the page's flow is open from the beginning.
  if (!options.isEmbedded) return
  events.emit({ type: 'modalOpened', isConnected: activeAccount(state) !== undefined })
}

/** Storage is read in the task of the start. @returns Whether there are sessions to resume. */
function restore({ state, connections, stored, modules }: Deps): boolean {
  const pending = state.options.reconnects ? stored.list() : []
  for (const { namespace } of pending) connections.active.begin(namespace, 'reconnecting')
  modules.restore()
  return pending.length > 0
}

/**
 * Loads the code for sessions ahead of need. A module that can't be loaded now is loaded by the
 * first request that needs it.
 */
function prepareSessions({ adapters, modules }: Deps): void {
  modules.prefetch()
  for (const adapter of adapters.all()) adapter.prepare?.('sessions')?.catch(() => {})
}

/** Nothing is restored and nothing stays busy where a start failed; wallets can be chosen. */
function giveUp({ state, connections }: Deps): void {
  const { active } = connections
  for (const namespace of active.reconnecting()) active.giveUp(namespace)
  state.lifecycle.isInitialized = true
}

/** Ends whatever runs, and disposes of the adapters. */
function end({ state, adapters, events, connections, modules }: Deps): void {
  events.emit({ type: 'viewLeft', routes: [...state.router.history] })
  connections.inactive.clear()
  modules.stop()
  for (const adapter of adapters.all()) {
    adapter.dispose()
    connections.active.clear(adapter.namespace)
  }
  state.lifecycle.isStarted = false
}

/** Starts the adapters, and listens to their wallets and to everything else. */
function listenToAll(deps: Deps, signal: AbortSignal): readonly Undo[] {
  const undo: Undo[] = []
  try {
    for (const adapter of deps.adapters.all()) {
      adapter.start(deps.hostOf(adapter))
      undo.push(
        adapter.wallets.watch((wallets) => deps.modules.onWallets(adapter, wallets, signal)),
      )
    }
  } catch (thrown) {
    // No adapter runs where one could not start: the next start begins from nothing.
    for (const each of undo) each()
    for (const each of deps.adapters.all()) each.dispose()
    throw thrown
  }
  return [...undo, ...deps.modules.listen(signal)]
}
