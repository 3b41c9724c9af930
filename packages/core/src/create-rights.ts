import type { AccountActions } from './actions.ts'
import { type Lazy, lazy } from './contract/index.ts'
import type { Shown } from './create-shown.ts'
import type { PermissionsDeps } from './permissions/dependencies.ts'
import { keepApprovals } from './permissions/keep-approvals.ts'
import type { Permissions } from './permissions/permissions.ts'
import type { SmartSessions } from './smart-sessions/smart-sessions.ts'
import type { EventOf } from './store/domain-event.ts'
import { actionsOf, unlessStopped } from './store/lazy-module.ts'

/** The modules of what a website may do with an account. */
export interface Rights {
  readonly smartSessions: Lazy<SmartSessions>
  readonly permissions: Lazy<Permissions>
  readonly actions: Pick<AccountActions, 'smartSessions' | 'permissions'>
  /** A transaction was sent: the approvals that it asks for are remembered, also without the code of a module. */
  sent(event: EventOf<'transactionSent'>): void
  stop(): void
}

interface Deps extends Shown, Pick<PermissionsDeps, 'signIns'> {
  disconnectWallet: AccountActions['connections']['disconnectWallet']
}

/** The name in storage. */
const STORED_APPROVALS = 'token_approvals'

/** Creates smart sessions and permissions of one core. They are loaded when the visitor or a website opens them. */
export function createRights(deps: Deps): Rights {
  const { timers, storage } = deps
  const smartSessions = lazy(async () => {
    const code = import('./smart-sessions/smart-sessions.ts')
    return (await unlessStopped(timers, code)).createSmartSessions(deps)
  })
  const stored = lazy(async () => {
    const { createStoredApprovals } = await import('./permissions/stored-approvals.ts')
    return createStoredApprovals({ storage, key: deps.key(STORED_APPROVALS) })
  })
  const permissions = lazy(async () => {
    const code = Promise.all([import('./permissions/permissions.ts'), stored.load()])
    const [{ createPermissions }, approvals] = await unlessStopped(timers, code)
    const ofSessions = actionsOf(smartSessions)
    return createPermissions({ ...deps, smartSessions: ofSessions }, approvals)
  })
  return {
    smartSessions,
    permissions,
    actions: { smartSessions: actionsOf(smartSessions), permissions: actionsOf(permissions) },
    sent: (event) => keepApprovals(stored, event),
    stop() {
      for (const each of [smartSessions, permissions]) each.current()?.stop()
    },
  }
}
