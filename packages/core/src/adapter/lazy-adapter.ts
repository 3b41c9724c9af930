import {
  type AdapterHost,
  type ChainAdapter,
  LatchkeyError,
  type Lazy,
  lazy,
  type ModalRequests,
  type Namespace,
  type NamespaceTraits,
  type SessionChange,
  type Sessions,
} from '../contract/index.ts'
import type { Discovery, Found } from './create-discovery.ts'
import { createEmitter } from './emitter.ts'

/** The state of an adapter between `start` and `dispose`. */
export interface Running<F extends Found> {
  readonly host: AdapterHost
  readonly discovery: Discovery<F>
  /** Fires on `dispose`: no session may be opened after that. */
  readonly life: AbortSignal
}

/** Dependencies of the discovery. */
export interface DiscoveryDeps extends Pick<AdapterHost, 'clock' | 'sources'> {
  report(thrown: unknown): void
}

/** Dependencies of the sessions. */
export interface SessionsDeps<N extends Namespace, F extends Found> {
  /** @throws LatchkeyError `instance.stopped` before `start` and after `dispose`. */
  running(): Running<F>
  /** Emits a change that a wallet made on its own. */
  emit(change: SessionChange<N>): void
  report(thrown: unknown): void
}

/** The sessions of an adapter, once they are loaded. */
export interface OwnSessions<N extends Namespace, Facets>
  extends Omit<Sessions<N>, 'watch' | 'provider'> {
  /** Loads the methods that sign, send and read. */
  facets(): Promise<Facets>
  /** Runs code that is slow the first time, while no request waits for it. */
  warmUp?(): void
  /** Removes every session without a request to the wallets. */
  clear(): void
}

type OwnFacets<N extends Namespace> = Omit<
  ChainAdapter<N>,
  'namespace' | 'traits' | 'prepare' | 'start' | 'wallets' | 'sessions' | 'setModal' | 'dispose'
>

/**
 * The parts of one adapter. Each is loaded once; a part that failed to load is loaded again by the
 * next call.
 */
export interface LazyParts<N extends Namespace, F extends Found, Facets> {
  readonly traits: NamespaceTraits
  /** The provider for websites; it exists before anything is loaded. */
  readonly provider: unknown
  /** See `ChainAdapter.setModal`. */
  setModal?(modal: ModalRequests): void
  /** Loads the discovery. */
  wallets(): Promise<(deps: DiscoveryDeps) => Discovery<F>>
  /** Loads the sessions. */
  sessions(): Promise<(deps: SessionsDeps<N, F>) => OwnSessions<N, Facets>>
  /** All other facets. Every method loads `Facets` and calls the method of the same name. */
  facets(load: () => Promise<Facets>): OwnFacets<N>
}

/**
 * Creates an adapter whose parts are loaded when wallets are listed or a session is opened. If
 * sessions are loaded, a wallet is asked in the task of the call; otherwise the call loads them
 * first.
 */
export function lazyAdapter<N extends Namespace, F extends Found, Facets>(
  namespace: N,
  parts: LazyParts<N, F, Facets>,
): ChainAdapter<N> {
  let run: { readonly running: Running<F>; readonly life: AbortController } | undefined
  const report = (thrown: unknown): void =>
    run?.running.host.logger.error('A listener failed', thrown)
  const changes = createEmitter<SessionChange<N>>(report)
  function running(): Running<F> {
    if (run === undefined) throw new LatchkeyError('instance.stopped', {})
    return run.running
  }

  const wallets = lazy(parts.wallets)
  const sessions = lazy(async () =>
    (await parts.sessions())({ running, emit: changes.emit, report }),
  )
  const facets = lazy(async () => (await sessions.load()).facets())

  async function prepareSessions(): Promise<void> {
    const [own] = await Promise.all([sessions.load(), wallets.load()])
    own.warmUp?.()
  }

  return {
    namespace,
    traits: parts.traits,
    prepare(part) {
      if (part === 'sessions' && sessions.current() === undefined) return prepareSessions()
      return wallets.current() === undefined ? wallets.load().then(() => {}) : undefined
    },
    start(host) {
      if (run !== undefined) return
      const createDiscovery = wallets.current()
      if (createDiscovery === undefined) throw new LatchkeyError('adapter.unprepared', {})
      const life = new AbortController()
      const discovery = createDiscovery({ clock: host.clock, sources: host.sources, report })
      run = { running: { host, discovery, life: life.signal }, life }
    },
    wallets: {
      list: () => run?.running.discovery.list() ?? [],
      watch: (listener) => running().discovery.watch(listener),
    },
    sessions: {
      ...lazySessions(running, sessions),
      watch: changes.on,
      provider: () => parts.provider,
    },
    setModal: (modal) => parts.setModal?.(modal),
    ...parts.facets(facets.load),
    dispose() {
      run?.life.abort()
      run?.running.discovery.stop()
      sessions.current()?.clear()
      run = undefined
    },
  }
}

/** Sessions that are loaded by the first call. */
function lazySessions<N extends Namespace, Facets>(
  running: () => unknown,
  sessions: Lazy<OwnSessions<N, Facets>>,
): Omit<Sessions<N>, 'watch' | 'provider'> {
  return {
    async open(request, signal) {
      running()
      // No await if sessions are loaded: a wallet may open windows only in the task of the click.
      const own = sessions.current() ?? (await sessions.load())
      return own.open(request, signal)
    },
    async resume(request, signal) {
      running()
      return (await sessions.load()).resume(request, signal)
    },
    allowedAccounts: (accounts) => sessions.current()?.allowedAccounts?.(accounts) ?? accounts,
    attach(request) {
      const own = sessions.current()
      if (own === undefined) throw new LatchkeyError('adapter.unprepared', {})
      own.attach(request)
    },
    choose: (id, address) => sessions.current()?.choose(id, address),
    close: async (id) => sessions.current()?.close(id),
    release: (id) => sessions.current()?.release(id),
    async switchNetwork(id, network, options) {
      const own = sessions.current() ?? (await sessions.load())
      return own.switchNetwork(id, network, options)
    },
  }
}
