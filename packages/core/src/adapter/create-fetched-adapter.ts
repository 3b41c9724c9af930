import { LatchkeyError, type Namespace, type SessionChange } from '../contract/index.ts'
import type {
  AdapterFacets,
  AdapterFamily,
  CreateSessions,
  Later,
  Running,
} from './adapter-family.ts'
import type { FetchedAdapter } from './adapter-shell.ts'
import type { Found } from './create-discovery.ts'
import { type Asked, earlySessions } from './early-sessions.ts'
import { createEmitter } from './emitter.ts'
import { lazyFacets } from './lazy-facets.ts'
import { loadPart } from './load-part.ts'

/** Makes an adapter that lists wallets and asks them; what follows is fetched when it is needed. */
export function createFetchedAdapter<
  N extends Namespace,
  F extends Found,
  A extends Asked,
  Facets extends AdapterFacets<N>,
  Page,
  Own extends AdapterFamily<N, F, A, Facets, Page>,
>(
  family: AdapterFamily<N, F, A, Facets, Page> & Own,
  later: Later<CreateSessions<N, F, A, Facets, NoInfer<Own>>>,
): FetchedAdapter<N> {
  let running: Running<F> | undefined
  let life: AbortController | undefined
  const report = (thrown: unknown): void => running?.host.logger.error('A listener failed', thrown)
  const need = (): Running<F> => {
    if (running === undefined) throw new LatchkeyError('instance.stopped', {})
    return running
  }
  const changes = createEmitter<SessionChange<N>>(report)
  const stage = { ...family, running: need, tell: changes.emit, report }
  let own = later.createSessions?.(stage)
  const load = async () => {
    if (own !== undefined) return own
    const { createSessions } = await loadPart(later.load())
    own ??= createSessions(stage)
    return own
  }
  return {
    namespace: family.namespace,
    prepare: (part) =>
      part === 'sessions' && own === undefined
        ? load().then((sessions) => sessions.warmUp?.())
        : undefined,
    start(host) {
      if (running !== undefined) return
      life = new AbortController()
      const discovery = family.find({ ...stage, ...host })
      running = { host, discovery, life: life.signal }
    },
    wallets: {
      list: () => running?.discovery.list() ?? family.handed.map(({ wallet }) => wallet),
      watch: (listener) => need().discovery.watch(listener),
    },
    sessions: {
      ...earlySessions({ ...stage, load, own: () => own }),
      watch: changes.on,
      provider: () => family.lent.provider,
    },
    ...lazyFacets<Facets>(family.facets, async () => (await load()).facets()),
    dispose() {
      life?.abort()
      running?.discovery.stop()
      own?.clear()
      running = undefined
    },
  }
}
