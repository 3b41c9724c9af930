import { addFailures } from '../contract/errors/describe-failure.ts'
import { LOGIN_CATALOG } from '../contract/errors/login-catalog.ts'
import type { AuthState } from '../store/state/auth.ts'
import { type AccountRefresh, createAccountRefresh, refreshAfterSwitch } from './account-refresh.ts'
import { type AccountTypeChange, createAccountTypeChange } from './account-type-change.ts'
import { createAllowedAccountTypes } from './allowed-account-types.ts'
import { createApprovals } from './approvals.ts'
import { createAttachUser } from './attach-user.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'
import { createEmailChange } from './email-change.ts'
import { createEmailCooldown } from './email-cooldown.ts'
import { createEmailLogin } from './email-login.ts'
import { clearUser, initialAuthState } from './embedded-wallet.state.ts'
import { createFarcasterLogin } from './farcaster-login.ts'
import { createFrameListener } from './frame-events.ts'
import { createFramePort, type FramePort } from './frame-port.ts'
import { reportProblem } from './frame-problems.ts'
import { createFrameSync } from './frame-sync.ts'
import { createFrameUser } from './frame-user.ts'
import { servedNetworkIds } from './login-network.ts'
import { createLoginSession, type LoginSession } from './login-session.ts'
import { cancelAbandonedLogins, createLogins, type Logins } from './logins.ts'
import { refuseMethod } from './refuse-method.ts'
import { createRpcChannel } from './rpc-channel.ts'
import { createSignOut, type SignOut } from './sign-out.ts'
import { createSocialLogin } from './social-login.ts'
import { createSocialRedirect } from './social-redirect.ts'
import { createStoredLogin } from './stored-login.ts'

/** Logins and the embedded wallet. Loaded when one is first needed, see `lazy-embedded-wallet.ts`. */
export interface EmbeddedWallet extends SignOut, Logins {
  readonly accountTypeChange: AccountTypeChange
  readonly session: Pick<LoginSession, 'resume' | 'addNetwork'>
  readonly accountRefresh: Pick<AccountRefresh, 'syncWithStorage'>
  /** Creates the frame ahead of a login. A failure is silent. */
  prepare(): void
  /** Opens the page where the user manages the wallet. */
  openDashboard(): void
  /** Reacts to a change of state: a view was left, or the theme changed. */
  onStateChange(): void
  /** Cancels all logins and removes the frame. The wallet may be used again afterwards. */
  stop(): void
}

/** Creates the embedded wallet of one core. The frame itself is loaded when a login begins. */
export function createEmbeddedWallet(deps: EmbeddedWalletDeps): EmbeddedWallet {
  const allowed = createAllowedAccountTypes(deps.state.options)
  const auth = initialiseState(deps, allowed.list('eip155'))
  const frame = createFramePort({ ...deps, auth })
  const storedLogin = createStoredLogin(deps.ports, allowed)
  const frameSync = createFrameSync({ ...deps, frame, sdkVersion: deps.frame.sdkVersion })
  const frameUser = createFrameUser({ ...deps, frame, storedLogin, allowed })
  const parts = { ...deps, auth, frame, storedLogin, frameSync, frameUser, allowed }
  const channel = createRpcChannel({
    ...parts,
    onNetworkSwitched: (id) => refreshAfterSwitch({ ...deps, accountRefresh }, id),
  })
  const attachUser = createAttachUser({ ...parts, channel })
  const accountRefresh = createAccountRefresh({ ...parts, attachUser })
  const session = createLoginSession({ ...parts, attachUser })
  const approvals = createApprovals({ ...parts, onApproved: deps.frame.onApproved })
  const signOut = createSignOut(parts)
  const cooldown = createEmailCooldown(parts)
  const loginDeps = { ...parts, session, accountRefresh, cooldown }
  const emailLogin = createEmailLogin(loginDeps)
  const emailChange = createEmailChange(loginDeps)
  const socialLogin = createSocialLogin({
    ...loginDeps,
    socialRedirect: createSocialRedirect(deps.ports),
  })
  const farcasterLogin = createFarcasterLogin(loginDeps)
  const accountTypeChange = createAccountTypeChange(loginDeps)
  const logins = { emailLogin, emailChange, socialLogin, farcasterLogin, accountTypeChange }
  const onFrameEvent = createFrameListener({
    ...parts,
    accountRefresh,
    approvals,
    refuseMethod: (method) => refuseMethod(parts, method),
    reportProblem: (problem) => reportProblem({ ...deps, ...deps.frame }, problem),
  })
  frame.subscribe(onFrameEvent)

  return {
    accountTypeChange,
    session,
    accountRefresh,
    ...signOut,
    ...createLogins({ ...logins, auth, frameSync }),
    prepare: () => createFrame(frame),
    openDashboard: () => openDashboard(deps, auth),
    onStateChange() {
      approvals.declineIfLeft()
      frameSync.sendChangedTheme()
      cancelAbandonedLogins({ ...logins, state: deps.state, frameSync })
    },
    stop() {
      for (const login of Object.values(logins)) login.cancel()
      clearUser(auth)
      cooldown.stop()
      frame.stop()
    },
  }
}

/**
 * Sites without logins have neither `state.auth` nor texts of failures of logins. Returns the part of the state that
 * this folder writes.
 */
function initialiseState(
  { state, adapters, frame }: EmbeddedWalletDeps,
  allowedTypes: AuthState['allowedTypes'],
): AuthState {
  addFailures(LOGIN_CATALOG)
  state.auth ??= initialAuthState({
    networkIds: servedNetworkIds(frame.source, adapters),
    allowedTypes,
  })
  return state.auth
}

function openDashboard(
  { ports, ui }: Pick<EmbeddedWalletDeps, 'ports' | 'ui'>,
  { dashboardUrl }: Pick<AuthState, 'dashboardUrl'>,
): void {
  if (dashboardUrl === undefined || !ports.windows.open(dashboardUrl)) return
  ui.track({ event: 'EMAIL_UPGRADE_FROM_MODAL' })
}

function createFrame(frame: Pick<FramePort, 'load'>): void {
  frame.load().then(
    (port) => port.warmUp(),
    // The login itself tries again.
    () => undefined,
  )
}
