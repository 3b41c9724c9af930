import type { AccountConsequences } from './account-consequences.ts'
import type { AccountActions } from './actions.ts'
import { STORED_PENDING } from './activity/pending-key.ts'
import { type Lazy, lazy, toLatchkeyError, type Undo } from './contract/index.ts'
import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import { lazyConsequences } from './lazy-consequences.ts'
import type { OpenRequest } from './modal/modal.ts'
import type { RouteName } from './store/routes.ts'

/** The account of a core before its code is loaded, which happens once the list of wallets stands. */
export interface LazyAccount {
  readonly actions: Lazy<AccountActions>
  readonly consequences: AccountConsequences
  /** Loads it ahead of need. What needs it tries again where that fails. */
  prefetch(): void
  /** Loads it where an earlier visit left something that lasts. */
  restore(): void
  /** A website opened a view: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
  follow(): Undo
  stop(): void
}

/** Views that a website can fill in. */
const FILLED: ReadonlySet<RouteName> = new Set<RouteName>(['WalletSend', 'Swap', 'OnRampProviders'])

/** Creates the account of one core. */
export function createLazyAccount(
  deps: Shown & Pick<ConnectionModules, 'signIn' | 'severalWallets'>,
): LazyAccount {
  let isFollowing = false
  let undo: readonly Undo[] = []
  const account = lazy(async () => {
    const { createAccount } = await import('./create-account.ts')
    const created = createAccount(deps)
    if (isFollowing) undo = created.follow()
    return created
  })

  return {
    actions: {
      load: async () => (await account.load()).actions,
      current: () => account.current()?.actions,
    },
    consequences: lazyConsequences(
      {
        load: async () => (await account.load()).consequences,
        current: () => account.current()?.consequences,
      },
      {
        signal: deps.timers.signal,
        report: (thrown) => deps.logger.error('A consequence failed', toLatchkeyError(thrown)),
      },
    ),
    prefetch: () => void account.load().catch(() => {}),
    restore() {
      if (deps.storage.get(deps.key(STORED_PENDING)) !== undefined) account.load().catch(() => {})
    },
    opened(view, request) {
      if (request === undefined || !FILLED.has(view)) return
      const loaded = account.current()
      if (loaded !== undefined) loaded.opened(view, request)
      else account.load().then((late) => late.opened(view, request), deps.notices.fail)
    },
    follow() {
      isFollowing = true
      undo = account.current()?.follow() ?? []
      return () => {
        isFollowing = false
        for (const each of undo) each()
      }
    },
    stop: () => account.current()?.stop(),
  }
}
