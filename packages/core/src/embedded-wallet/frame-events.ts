import type { CoreSessions } from '../connections/sessions.ts'
import { type AuthChange, assertNever, type EmbeddedAccountType } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { AuthState } from '../store/state/auth.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import type { AccountRefresh } from './account-refresh.ts'
import type { Approvals } from './approvals.ts'
import {
  noteBlockedStorage,
  updateAccountType,
  updateSmartAccountNetworks,
} from './embedded-wallet.state.ts'
import type { FrameProblem } from './frame-problems.ts'

interface Deps {
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'end'>
  readonly auth: AuthState
  readonly accountRefresh: Pick<AccountRefresh, 'update'>
  readonly approvals: Approvals
  /** A website requested a method that the embedded wallet does not have. */
  refuseMethod(method: string): void
  reportProblem(problem: FrameProblem): void
}

/** Creates the listener for everything that the frame reports. Source: docs/frame-protocol.md, section 5. */
export function createFrameListener(deps: Deps): (change: AuthChange) => void {
  const { auth, adapters, sessions, accountRefresh, approvals } = deps

  function endSessions(): void {
    for (const namespace of adapters.namespaces()) {
      sessions.end({ namespace, id: AUTH_ID }, 'wallet')
    }
  }

  function onAccountType(type: EmbeddedAccountType): void {
    const { step } = auth.accountType.current
    // During a change the account that comes with it counts.
    if (step === 'applying' || step === 'reconnecting') return
    if (auth.allowedTypes.includes(type)) updateAccountType(auth, type)
  }

  return (change) => {
    switch (change.type) {
      case 'user':
        return accountRefresh.update(change.user)
      case 'loggedOut':
        return endSessions()
      case 'smartAccountNetworks':
        return updateSmartAccountNetworks(auth, change.networkIds)
      case 'accountType':
        return onAccountType(change.accountType)
      case 'approvalNeeded':
        return approvals.begin(change)
      case 'approvalEnded':
        return approvals.end(change)
      case 'methodRefused':
        return deps.refuseMethod(change.method)
      case 'trouble':
        return deps.reportProblem(change.kind)
      case 'storageBlocked':
        return noteBlockedStorage(auth)
      default:
        return assertNever(change)
    }
  }
}
