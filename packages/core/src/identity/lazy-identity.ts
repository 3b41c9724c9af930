import { lazy } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { Identity, IdentityDeps } from './identity.ts'

interface Deps extends IdentityDeps {
  readonly timers: Pick<Timers, 'signal'>
}

/** Creates the identities of one core. They are loaded when an account is connected. */
export function createLazyIdentity(deps: Deps): Identity {
  const identity = lazy(async () => (await import('./identity.ts')).createIdentity(deps))
  return {
    async load(account) {
      const signal = deps.timers.signal()
      // If the code can't be loaded the address stands alone, as without a name.
      const loaded = await identity.load().catch(() => undefined)
      if (!signal.aborted) await loaded?.load(account)
    },
    read: async (address, signal) => (await identity.load()).read(address, signal),
    learn(account, name) {
      // Without its code the address stands alone until the page is loaded again.
      identity.load().then(
        (loaded) => loaded.learn(account, name),
        () => {},
      )
    },
    clear(namespace) {
      // An earlier page may have stored names, which are removed as well.
      identity.load().then(
        (loaded) => loaded.clear(namespace),
        () => {},
      )
    },
    stop: () => identity.current()?.stop(),
  }
}
