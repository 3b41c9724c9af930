import type { FarBase } from '../compose/base.ts'
import { type AuthPort, type PlainError, plainError } from '../contract/index.ts'
import type { Route } from '../store/routes.ts'
import { createAccountTypeFlow } from './account-type-change.ts'
import type { AuthSlice } from './auth.slice.ts'
import { CODE_TRIES, REDIRECT_MS, WINDOW_LOOK_MS } from './constants.ts'
import { createEmailChangeFlow } from './email-change.ts'
import { createEmailLoginFlow } from './email-login.ts'
import { createFarcasterFlow } from './farcaster-login.ts'
import type { AuthLine } from './frame-port.ts'
import { inTime } from './in-time.ts'
import type { Arriving } from './login-session.ts'
import type { AuthOthers } from './others.ts'
import { createSocialLogin } from './social-login.ts'
import type { AuthMemory } from './stored-login.ts'

/** What logins stand on. */
export interface LoginDeps extends Pick<AuthOthers, 'modal' | 'track'> {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly line: AuthLine
  readonly memory: AuthMemory
  readonly arriving: Arriving
  /** A mail was asked for. */
  mailed(): void
}

/** The ways to log in, and what a login can be changed by. */
export interface Logins {
  readonly email: ReturnType<typeof createEmailLoginFlow>
  readonly emailChange: ReturnType<typeof createEmailChangeFlow>
  readonly social: ReturnType<typeof createSocialLogin>
  readonly farcaster: ReturnType<typeof createFarcasterFlow>
  readonly accountType: ReturnType<typeof createAccountTypeFlow>
}

/** Wires the flows of logins. */
export function createLogins(deps: LoginDeps): Logins {
  return {
    email: wireEmail(deps),
    emailChange: wireEmailChange(deps),
    social: wireSocial(deps),
    farcaster: wireFarcaster(deps),
    accountType: wireAccountType(deps),
  }
}

type Told = (event: string, properties?: Readonly<Record<string, unknown>>) => void

function common({ base, line, track }: LoginDeps) {
  const port = async (): Promise<AuthPort> => inTime(await line.get(), base.timers)
  const tell: Told = (event, properties) => track({ event, properties })
  return { port, track: tell }
}

function tellFailure({ base }: LoginDeps, error: PlainError): void {
  if (error.code === 'aborted' || error.code === 'email.malformed') return
  base.slices.notices.fail(error)
}

function wireEmail(deps: LoginDeps): Logins['email'] {
  const { base, slice, arriving } = deps
  return createEmailLoginFlow({
    ...common(deps),
    tries: CODE_TRIES,
    onState(step) {
      slice.state.email.current = step
    },
    mailed: deps.mailed,
    arrive: (_email, signal) => arriving.arrive('email', signal),
    show: (view, email) => showProof(base, { view, params: { email } }),
    failed(error) {
      tellFailure(deps, plainError(error))
      // Whatever was to be proven is void: the address may be given again.
      const isVoid = slice.state.email.current.step === 'failed'
      if (isVoid && base.looks.route().view.startsWith('EmailVerify')) deps.modal.router.back()
    },
  })
}

/** A proof takes the place of the one before. */
function showProof({ slices, looks }: FarBase, route: Route): void {
  if (looks.route().view.startsWith('EmailVerify')) slices.router.replace(route)
  else slices.router.push(route)
}

function wireEmailChange(deps: LoginDeps): Logins['emailChange'] {
  const { base, slice } = deps
  return createEmailChangeFlow({
    ...common(deps),
    tries: CODE_TRIES,
    onState(step) {
      slice.state.emailChange.current = step
    },
    mailed: deps.mailed,
    show(which, newEmail) {
      const isFirst = which === 'primaryCode'
      const view = isFirst ? 'EmailUpdatePrimaryOtp' : 'EmailUpdateSecondaryOtp'
      const route: Route = { view, params: { newEmail } }
      if (base.looks.route().view === 'EmailUpdatePrimaryOtp') base.slices.router.replace(route)
      else base.slices.router.push(route)
    },
    changed(newEmail) {
      slice.rename(newEmail)
      const { history } = base.store.state.router
      const left = history.filter(({ view }) => !view.startsWith('EmailUpdate'))
      if (left.length > 0) base.slices.router.restore(left)
      else deps.modal.close({ isForced: true })
    },
    failed: (error) => tellFailure(deps, plainError(error)),
  })
}

function wireSocial(deps: LoginDeps): Logins['social'] {
  const { base, slice, arriving } = deps
  return createSocialLogin({
    ...common(deps),
    clock: base.timers,
    redirectMs: REDIRECT_MS,
    lookMs: WINDOW_LOOK_MS,
    onState(step) {
      slice.state.social.current = step
    },
    arrive: (user, provider, signal) => arriving.welcome(user, provider, signal),
    failed: (error) => tellFailure(deps, error),
    cancelled() {
      deps.track({ event: 'SOCIAL_LOGIN_CANCELED' })
      if (base.looks.route().view === 'ConnectingSocial') deps.modal.router.back()
    },
  })
}

function wireFarcaster(deps: LoginDeps): Logins['farcaster'] {
  const { slice, arriving } = deps
  return createFarcasterFlow({
    ...common(deps),
    onState(step) {
      slice.state.farcaster.current = step
    },
    arrive: (_userName, signal) => arriving.arrive('farcaster', signal),
    failed: (error) => tellFailure(deps, plainError(error)),
  })
}

function wireAccountType(deps: LoginDeps): Logins['accountType'] {
  const { base, slice, memory, arriving } = deps
  return createAccountTypeFlow({
    ...common(deps),
    onState(step) {
      slice.state.accountType.current = step
    },
    allowed: () => slice.state.allowedTypes,
    remember: (to) => memory.rememberType('eip155', to),
    // On EVM networks alone there is a choice.
    reconnect: (to, signal) => {
      const networkId = base.looks.session('eip155')?.networkId
      return arriving.reconnect({ networkId, accountType: to }, signal)
    },
    changed(to) {
      const network = base.looks.activeNetworkId() ?? ''
      const properties = { accountType: to, network }
      deps.track({ event: 'SET_PREFERRED_ACCOUNT_TYPE', properties })
    },
    failed: (error) => tellFailure(deps, plainError(error)),
  })
}
