import type { AccountSlice } from './connections/accounts.state.ts'
import {
  type AdapterHost,
  type ChainAdapter,
  isNamespace,
  type Undo,
  type Wallet,
} from './contract/index.ts'
import type { Adapters } from './store/adapters.ts'
import type { Events } from './store/events.ts'
import type { RootState } from './store/root-state.ts'
import { activeAccount } from './store/selectors.ts'

/** The beginning and the end of a core. */
export interface Life {
  start(): Promise<void>
  /** Loads what opens sessions, so that a press on a wallet does not wait for it. */
  prefetch(): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly events: Pick<Events, 'emit'>
  readonly accounts: Pick<AccountSlice, 'read' | 'giveUp' | 'clear'>
  /** What an adapter reaches the outside through. */
  hostOf(adapter: ChainAdapter): AdapterHost
  /** Reads what earlier visits stored. @returns Whether there are sessions to resume. */
  readStorage(): boolean
  onWallets(adapter: ChainAdapter, wallets: readonly Wallet[], signal: AbortSignal): void
  /** Listens to sessions, to other tabs, and to the visitor's way from view to view. */
  listen(signal: AbortSignal): readonly Undo[]
  /** Resumes stored sessions; ends when each one is settled. */
  resume(signal: AbortSignal): Promise<void>
  /** Ends whatever runs in the modules. */
  onStop(): void
}

interface Run {
  readonly stop: AbortController
  /** What it listens to; nothing before the adapters are loaded. */
  undo: readonly Undo[]
  ready: Promise<void> | undefined
}

/** Starts once however often it is asked, stops, and may be started anew, also after it failed. */
export function createLife(deps: Deps): Life {
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
  const hasStored = deps.readStorage()
  if (hasStored) prepareSessions(deps)
  const loading = deps.adapters.all().flatMap((each) => each.prepare?.('wallets') ?? [])
  // Nothing is waited for where everything is loaded: wallets are then listed in this very task.
  if (loading.length > 0) await Promise.all(loading)
  if (signal.aborted) return
  // A start that failed later than here still listens to wallets.
  if (current.undo.length === 0) current.undo = listenToAll(deps, signal)
  if (hasStored) await deps.resume(signal)
  if (signal.aborted) return
  lifecycle.isInitialized = true
  // A modal in the page's flow is open from the beginning.
  if (!options.isEmbedded) return
  events.emit({ type: 'modalOpened', isConnected: activeAccount(state) !== undefined })
}

/** What can't be loaded now is loaded again by the first request that needs it. */
function prepareSessions({ adapters }: Deps): void {
  for (const adapter of adapters.all()) adapter.prepare?.('sessions')?.catch(() => {})
}

/** Nothing is restored and nothing stays busy where a start failed; wallets can be chosen. */
function giveUp({ state, accounts }: Deps): void {
  for (const namespace of Object.keys(state.accounts).filter(isNamespace)) {
    if (accounts.read(namespace)?.status === 'reconnecting') accounts.giveUp(namespace)
  }
  state.lifecycle.isInitialized = true
}

/** Ends whatever runs, and disposes of the adapters. */
function end({ state, adapters, accounts, onStop }: Deps): void {
  onStop()
  for (const adapter of adapters.all()) {
    adapter.dispose()
    accounts.clear(adapter.namespace)
  }
  state.lifecycle.isStarted = false
}

/** Starts the adapters, and listens to their wallets and to everything else. */
function listenToAll(deps: Deps, signal: AbortSignal): readonly Undo[] {
  const undo: Undo[] = []
  try {
    for (const adapter of deps.adapters.all()) {
      adapter.start(deps.hostOf(adapter))
      undo.push(adapter.wallets.watch((wallets) => deps.onWallets(adapter, wallets, signal)))
    }
  } catch (thrown) {
    // No adapter runs where one could not start: the next start begins from nothing.
    for (const each of undo) each()
    for (const each of deps.adapters.all()) each.dispose()
    throw thrown
  }
  return [...undo, ...deps.listen(signal)]
}
