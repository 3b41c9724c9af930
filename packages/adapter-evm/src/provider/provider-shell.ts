import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import type { ProviderListening } from './provider-events.ts'

/** The provider that a website gets: the same object for the adapter's life. */
export type StableProvider = Pick<Eip1193Provider, 'request'> & ProviderListening

/** A provider that exists before sessions are loaded. */
export interface ProviderShell {
  readonly provider: StableProvider
  /** Forwards requests to `own` from now on, and adds the listeners that were added before. */
  connect(own: StableProvider): void
}

/**
 * Creates a provider that answers as if no wallet were connected, until it is connected to the
 * sessions.
 */
export function createProviderShell(): ProviderShell {
  let own: StableProvider | undefined
  const pending: ((own: StableProvider) => void)[] = []
  const whenConnected = (run: (own: StableProvider) => void): void => {
    if (own === undefined) pending.push(run)
    else run(own)
  }
  return {
    provider: {
      request: async (args) => (own === undefined ? answerAlone(args) : own.request(args)),
      on: (event, listener) => whenConnected((it) => it.on(event, listener)),
      once: (event, listener) => whenConnected((it) => it.once(event, listener)),
      removeListener: (event, listener) =>
        whenConnected((it) => it.removeListener(event, listener)),
    },
    connect(connected) {
      own = connected
      for (const run of pending.splice(0)) run(connected)
    },
  }
}

/** The answer while no wallet is connected. Source: EIP-1193. */
export function answerAlone({ method }: Eip1193Request): [] {
  if (method === 'eth_accounts') return []
  throw disconnectedError()
}

/** The error for a disconnected wallet. Source: EIP-1193. */
export function disconnectedError(): Error {
  return Object.assign(new Error('The wallet is disconnected'), { code: 4900 })
}
