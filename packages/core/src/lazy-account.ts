import type { AccountConsequences } from './account-consequences.ts'
import type { AccountActions } from './actions.ts'
import { STORED_PENDING } from './activity/pending-key.ts'
import { type Lazy, lazy, toLatchkeyError, type Undo } from './contract/index.ts'
import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import { lazyConsequences } from './lazy-consequences.ts'
import { actionsOf } from './store/lazy-module.ts'
import type { OpenRequest } from './store/open-request.ts'
import type { RouteName } from './store/routes.ts'

/** The account of a core before its code is loaded, which happens once the list of wallets stands. */
export interface LazyAccount {
  readonly actions: Lazy<AccountActions>
  readonly consequences: AccountConsequences
  /** Loads it ahead of need. What needs it tries again where that fails. */
  prefetch(): void
  /** Loads it where an earlier visit left something that lasts. */
  restore(): void
  /** A website opened a view: what it asked for is filled in, or the address that it provides is shown. */
  opened(view: RouteName, request: OpenRequest): void
  follow(): Undo
  stop(): void
}

/** The view that a website opened last, and its request, until that is filled in. */
interface Asked {
  readonly view: RouteName
  readonly request: OpenRequest
}

/** Views that a website can fill in. */
const FILLED: ReadonlySet<RouteName> = new Set<RouteName>(['WalletSend', 'Swap', 'OnRampProviders'])

/** Creates the account of one core. */
export function createLazyAccount(deps: Shown & ConnectionModules): LazyAccount {
  let isFollowing = false
  let undo: readonly Undo[] = []
  let asked: Asked | undefined
  const account = lazy(async () => {
    const { createAccount } = await import('./create-account.ts')
    const created = createAccount(deps)
    // Before it follows: a view with an address of the website requests none. A modal that was closed has no view.
    if (asked !== undefined && deps.state.modal.isOpen) created.opened(asked.view, asked.request)
    asked = undefined
    if (isFollowing) undo = created.follow()
    return created
  })

  return {
    actions: actionsOf(account),
    consequences: lazyConsequences({ current: () => account.current()?.consequences }, (thrown) =>
      deps.ports.logger.error('A consequence failed', toLatchkeyError(thrown)),
    ),
    prefetch: () => void account.load().catch(() => {}),
    restore() {
      if (deps.ports.storage.get(deps.ports.key(STORED_PENDING)) !== undefined)
        account.load().catch(() => {})
    },
    opened(view, request) {
      asked = undefined
      const { isTelegram, isSafari, platform } = deps.state.device
      // Links open there only in the task of a press, so that the address is made early: see `isAddressEarly`.
      if ((isTelegram || isSafari) && platform === 'ios') account.load().catch(() => {})
      if (request.uri === undefined && !FILLED.has(view)) return
      const loaded = account.current()
      if (loaded !== undefined) {
        loaded.opened(view, request)
        return
      }
      asked = { view, request }
      account.load().catch(deps.notices.fail)
    },
    follow() {
      isFollowing = true
      undo = account.current()?.follow() ?? []
      return () => {
        isFollowing = false
        for (const each of undo) each()
      }
    },
    stop() {
      asked = undefined
      account.current()?.stop()
    },
  }
}
