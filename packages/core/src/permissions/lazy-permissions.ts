import { lazy, type Undo } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { SitePermission } from '../store/permissions-state.ts'
import type { PermissionsDeps } from './dependencies.ts'

/** The name in storage. */
const STORED = 'token_approvals'

/** Actions of views and websites on what this website may do. */
export interface PermissionsActions {
  /** Reads it into state for the active account while a view shows it, until undone. */
  follow(): Undo
  /** Reads it again, for example after a part could not be read. */
  refresh(): void
  /**
   * Ends one of them; resolves once it has really ended.
   *
   * @throws LatchkeyError `permissions.end-failed`, whose cause says why; `wallet.busy` while it is being
   * ended already.
   */
  end(permission: SitePermission): Promise<void>
}

/** Permissions before their code is loaded, which is when a view shows them or an approval was sent. */
export interface LazyPermissions {
  readonly actions: PermissionsActions
  /** Remembers the approvals that a transaction asks for. */
  sent(event: EventOf<'transactionSent'>): void
  /** A transaction may have changed what is shown. */
  decided(): void
  stop(): void
}

interface Deps extends PermissionsDeps {
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** Creates the permissions of one core. */
export function createLazyPermissions(deps: Deps): LazyPermissions {
  const { state } = deps
  const { stored, permissions } = lazyParts(deps)

  function follow(): Undo {
    let isLeft = false
    let leave: Undo = () => {}
    permissions.load().then(
      (loaded) => {
        if (!isLeft) leave = loaded.follow()
      },
      () => {
        const missing = ['wallet', 'signIn', 'smartSession', 'approval'] as const
        state.permissions = { ...state.permissions, status: 'ready', missing }
      },
    )
    return () => {
      isLeft = true
      leave()
    }
  }

  return {
    actions: {
      follow,
      refresh: () => permissions.current()?.refresh(),
      end: async (permission) => (await permissions.load()).end(permission),
    },
    sent({ transaction }) {
      const { approvals = [], account } = transaction
      if (approvals.length === 0) return
      // The wallet has sent it in any case: only its row would be missing.
      stored.load().then(
        (loaded) => loaded.add(approvals.map((each) => ({ account, ...each }))),
        () => {},
      )
    },
    decided: () => permissions.current()?.refresh(),
    stop: () => permissions.current()?.stop(),
  }
}

/** Loads the stored approvals apart: they are needed without the rest when an approval is sent. */
function lazyParts(deps: Deps) {
  const { storage } = deps
  const key = deps.key(STORED)
  const stored = lazy(async () =>
    (await import('./stored-approvals.ts')).createStoredApprovals({ storage, key }),
  )
  const permissions = lazy(async () => {
    const [{ createPermissions }, approvals] = await Promise.all([
      import('./permissions.ts'),
      stored.load(),
    ])
    return createPermissions(deps, approvals)
  })
  return { stored, permissions }
}
