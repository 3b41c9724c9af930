import {
  isLatchkeyError,
  LatchkeyError,
  plainError,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { SitePermission } from '../store/state/permissions.ts'
import type { PermissionsDeps } from './dependencies.ts'
import { endPermission } from './end-permission.ts'
import { followPermissions, type PermissionsList } from './follow-permissions.ts'
import { createPermissionsSlice } from './permissions.state.ts'
import type { StoredApprovals } from './stored-approvals.ts'

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

/** The permissions of this website, once their code is loaded. */
export interface Permissions extends Pick<PermissionsList, 'stop'> {
  readonly actions: PermissionsActions
  /** A transaction may have changed what is shown. */
  decided(): void
}

/** Creates the permissions of one core. */
export function createPermissions(deps: PermissionsDeps, stored: StoredApprovals): Permissions {
  const { state, timers, notices } = deps
  const slice = createPermissionsSlice(state)
  const list = followPermissions(deps, stored, slice)

  async function end(permission: SitePermission): Promise<void> {
    const { id, kind } = permission
    const step = state.permissions.ending[id]?.step
    if (step === 'asking' || step === 'confirming') throw new LatchkeyError('wallet.busy', {})
    slice.setStep(id, { step: 'asking' })
    const signal = timers.signal()
    try {
      const sent = () => slice.setStep(id, { step: 'confirming' })
      await endPermission({ ...deps, stored, sent }, permission, signal)
      slice.remove(id)
    } catch (thrown) {
      const error = toLatchkeyError(thrown)
      slice.setStep(id, { step: 'failed', error: plainError(reasonOf(error)) })
      // Smart sessions have a notice of their own.
      if (!signal.aborted && kind !== 'smartSession') notices.fail(error)
      throw error
    }
  }

  return {
    actions: { follow: list.follow, refresh: list.refresh, end },
    decided: list.refresh,
    stop: list.stop,
  }
}

/** The failure under those that only say that ending failed. */
function reasonOf(error: LatchkeyError): LatchkeyError {
  const { code, cause } = error
  const isGeneral = code === 'permissions.end-failed' || code === 'permissions.revoke-failed'
  return isGeneral && isLatchkeyError(cause) ? reasonOf(cause) : error
}
