import { isLatchkeyError, LatchkeyError, plainError, toLatchkeyError } from '../contract/index.ts'
import type { SitePermission } from '../store/permissions-state.ts'
import type { PermissionsDeps } from './dependencies.ts'
import { endPermission } from './end-permission.ts'
import { followPermissions, type PermissionsList } from './follow-permissions.ts'
import { createPermissionsSlice } from './permissions.state.ts'
import type { StoredApprovals } from './stored-approvals.ts'

/** The permissions of this website, once their code is loaded. */
export interface LoadedPermissions extends PermissionsList {
  end(permission: SitePermission): Promise<void>
}

/** Creates the permissions of one core. */
export function createPermissions(
  deps: PermissionsDeps,
  stored: StoredApprovals,
): LoadedPermissions {
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
    ...list,
    end,
  }
}

/** The failure under those that only say that ending failed. */
function reasonOf(error: LatchkeyError): LatchkeyError {
  const { code, cause } = error
  const isGeneral = code === 'permissions.end-failed' || code === 'permissions.revoke-failed'
  return isGeneral && isLatchkeyError(cause) ? reasonOf(cause) : error
}
