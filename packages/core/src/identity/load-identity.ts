import { type AccountId, type Namespace, namespaceOf } from '../contract/index.ts'
import { createPerNamespace } from '../store/per-namespace.ts'
import type { Identity } from '../store/state/balances.ts'

interface Deps {
  /** Cached for five minutes; throws when the service failed. */
  read(account: AccountId, signal: AbortSignal): Promise<Identity>
  write(account: AccountId, identity: Identity): void
}

/** Loads the name and picture of an account; without them only the address is shown. */
export interface IdentityLoader {
  load(account: AccountId): Promise<void>
  /** Gives up what is being read of a namespace, else of all. */
  stop(namespace?: Namespace): void
}

/** In each namespace only the answer for the latest account counts; earlier requests are aborted. */
export function createIdentityLoader(deps: Deps): IdentityLoader {
  const loaders = createPerNamespace(() => createLoader(deps))
  return { load: (account) => loaders.of(namespaceOf(account)).load(account), stop: loaders.stop }
}

function createLoader(deps: Deps) {
  let work = new AbortController()
  return {
    async load(account: AccountId): Promise<void> {
      work.abort()
      work = new AbortController()
      const { signal } = work
      try {
        const identity = await deps.read(account, signal)
        if (!signal.aborted) deps.write(account, identity)
      } catch {
        // A name is a nicety: the view shows the address, which is always right.
      }
    },
    stop: (): void => work.abort(),
  }
}
