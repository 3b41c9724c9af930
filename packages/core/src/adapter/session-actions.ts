import type { AdapterHost, Namespace, Sessions } from '../contract/index.ts'
import type { LockedWallets } from './locked-wallets.ts'
import type { SessionHandle } from './session-handle.ts'
import type { SessionStore } from './session-store.ts'
import { requestRevoke } from './wallet-answers.ts'

/** Methods for open sessions that are the same for every kind of wallet. */
export interface SessionActions<N extends Namespace>
  extends Pick<Sessions<N>, 'choose' | 'close' | 'release'> {
  /** Removes every session without a request to the wallets. */
  clear(): void
}

interface SessionParts<N extends Namespace, H extends SessionHandle<N>> {
  readonly store: SessionStore<N, H>
  /** A wallet that the visitor disconnects is not waited for any more. */
  readonly locked?: LockedWallets | undefined
  /** The ports of the running core. @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}

/** Creates the methods that choose and end sessions of a store. */
export function sessionActions<N extends Namespace, H extends SessionHandle<N>>({
  store,
  locked,
  host,
}: SessionParts<N, H>): SessionActions<N> {
  return {
    choose: store.choose,
    async close(sessionId) {
      const { clock } = host()
      locked?.end(sessionId)
      const { forget } = store.find(sessionId) ?? {}
      store.remove(sessionId, false)
      if (forget !== undefined) await requestRevoke(forget, clock)
    },
    release: (sessionId) => store.remove(sessionId, false),
    clear() {
      locked?.clear()
      store.clear()
    },
  }
}
