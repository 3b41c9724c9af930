import type { FarBase } from '../compose/base.ts'
import type { AccountFlow } from '../connections/sessions.ts'
import {
  type AuthChange,
  assertNever,
  type EmbeddedAccountType,
  type NetworkId,
  toLatchkeyError,
} from '../contract/index.ts'
import type { Approvals } from './approvals.ts'
import type { AuthSlice } from './auth.slice.ts'
import { AUTH_ID } from './constants.ts'
import { tellTrouble } from './frame-alerts.ts'
import type { Arriving } from './login-session.ts'

interface Deps {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly account: AccountFlow
  readonly arriving: Arriving
  readonly approvals: Approvals
}

/** What the frame does on its own. */
export interface AuthEars {
  heard(change: AuthChange): void
  /** It moved because it was asked to. */
  moved(networkId: NetworkId): void
}

/** Makes the ears of one core. Source: facts, frame protocol, section 5. */
export function createAuthEars({ base, slice, account, arriving, approvals }: Deps): AuthEars {
  function endAll(): void {
    for (const { namespace } of base.adapters) {
      account.end({ namespace, id: AUTH_ID }, 'wallet')
    }
  }

  function hearType(type: EmbeddedAccountType): void {
    // While it is being changed, the account that comes with it counts.
    if (!isChanging(slice) && slice.state.allowedTypes.includes(type)) slice.tellType(type)
  }

  return {
    heard(change) {
      switch (change.type) {
        case 'user':
          return arriving.heard(change.user)
        case 'loggedOut':
          return endAll()
        case 'smartAccountNetworks':
          return slice.tellNetworks(change.networkIds)
        case 'accountType':
          return hearType(change.accountType)
        case 'approvalNeeded':
          return approvals.needed()
        case 'approvalEnded':
          return approvals.ended(change)
        case 'methodRefused':
          return approvals.refused(change.method)
        case 'trouble':
          return tellTrouble(base, change.kind)
        case 'storageBlocked':
          return slice.tellBlocked()
        default:
          return assertNever(change)
      }
    },
    moved(networkId) {
      // Later: whoever asked is answered first. There the account may have another address.
      base.timers.after(0, () => {
        arriving.reconnect({ networkId }, base.timers.signal()).catch((thrown: unknown) => {
          base.ports.logger.error('The account could not be read', toLatchkeyError(thrown))
        })
      })
    },
  }
}

function isChanging({ state }: AuthSlice): boolean {
  const { step } = state.accountType.current
  return step === 'applying' || step === 'reconnecting'
}
