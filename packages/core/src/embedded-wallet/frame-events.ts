import { type AuthChange, assertNever, type EmbeddedAccountType } from '../contract/index.ts'
import type { AuthState } from '../store/auth-state.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import type { Approvals } from './approvals.ts'
import type { EmbeddedWalletDeps, FrameDeps } from './dependencies.ts'
import { updateAccountType } from './embedded-wallet.state.ts'
import type { LoginSession } from './login-session.ts'

interface Deps extends Pick<EmbeddedWalletDeps, 'adapters' | 'sessions' | 'ports' | 'feedback'> {
  readonly isOriginRefused: FrameDeps['isOriginRefused']
  readonly auth: AuthState
  readonly session: Pick<LoginSession, 'update'>
  readonly approvals: Approvals
}

/** Creates the listener for everything that the frame reports. Source: docs/frame-protocol.md, section 5. */
export function createFrameListener(deps: Deps): (change: AuthChange) => void {
  const { auth, adapters, sessions, session, approvals } = deps

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
        return session.update(change.user)
      case 'loggedOut':
        return endSessions()
      case 'smartAccountNetworks':
        auth.smartAccountNetworkIds = change.networkIds
        return
      case 'accountType':
        return onAccountType(change.accountType)
      case 'approvalNeeded':
        return approvals.begin(change.method)
      case 'approvalEnded':
        return approvals.end(change)
      case 'methodRefused':
        return approvals.refuseMethod(change.method)
      case 'trouble':
        return reportProblem(deps, change.kind)
      case 'storageBlocked':
        auth.isStorageBlocked = true
        return
      default:
        return assertNever(change)
    }
  }
}

type Trouble = Extract<AuthChange, { readonly type: 'trouble' }>['kind']

/** The alert of each problem with the frame, and its text in the console. Source: docs/alerts.md. */
const ALERTS: Readonly<
  Record<Trouble, { readonly key: string; readonly short: string; readonly long: string }>
> = {
  iframe_load_failed: {
    key: 'IFRAME_LOAD_FAILED',
    short: 'Network Error - Could not load embedded wallet',
    long:
      'The frame of the embedded wallet did not load, so e-mail and social logins do not work. ' +
      'Check that the page’s content policy allows the secure site in `frame-src`, and that it is ' +
      'reachable; visitors may try again later.',
  },
  iframe_request_timeout: {
    key: 'IFRAME_REQUEST_TIMEOUT',
    short: 'Embedded Wallet Request Timed Out',
    long:
      'The frame of the embedded wallet did not answer in time. What was asked has been given up; ' +
      'visitors may try again later.',
  },
  unverified_domain: {
    key: 'UNVERIFIED_DOMAIN',
    short: 'Invalid App Configuration',
    long:
      'The frame of the embedded wallet does not serve this origin. Add it to the allowed origins ' +
      "in the project's settings.",
  },
}

/** Reports problems with the frame to developers, each once. */
function reportProblem({ feedback, ports, isOriginRefused }: Deps, reported: Trouble): void {
  // A frame that may not be embedded here never reports that it is ready.
  const isUnverified = reported === 'iframe_load_failed' && isOriginRefused()
  const { key, short, long } = ALERTS[isUnverified ? 'unverified_domain' : reported]
  const isNew = feedback.showAlert({ key, tone: 'error', message: short })
  if (isNew) ports.logger.error(`${short}: ${long}`)
}
