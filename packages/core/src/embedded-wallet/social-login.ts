import {
  type AuthPort,
  isLatchkeyError,
  LatchkeyError,
  type Logger,
  type PopUp,
  type RedirectProvider,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import { runMachine } from '../store/run-machine.ts'
import type { AuthState, SocialStep } from '../store/state/auth.ts'
import { enterStep } from './embedded-wallet.state.ts'
import type { LoginSession } from './login-session.ts'
import { type SocialEffect, type SocialEvent, socialLoginMachine } from './social-login.machine.ts'
import type { SocialRedirect } from './social-redirect.ts'
import { listenForResult, type SocialContext, watchForClose } from './social-window.ts'
import { SOCIAL_LEAVE_MS, SOCIAL_REDIRECT_MS, withTimeLimit } from './time-limits.ts'

/**
 * The place of a provider's page: a window that was opened in the task of the visitor's click, or
 * this page; undefined if the window was blocked.
 */
export type LoginPlace = PopUp | 'page' | undefined

/** A login in the window of a social provider. One at a time. */
export interface SocialLogin {
  /** @param place - Where the provider's page is shown. */
  start(provider: RedirectProvider, place: LoginPlace): void
  /**
   * Continues the login that left the page, if it was this tab's; called when the page was opened
   * with a result.
   */
  goOn(resultUri: string): void
  /** Aborts the login and closes its window. */
  cancel(): void
  state(): SocialStep
}

/** The part of `ui` that a social login uses. */
interface SocialUi {
  readonly modal: Pick<Ui['modal'], 'route' | 'back' | 'open' | 'push'>
  readonly notices: Pick<Ui['notices'], 'show' | 'fail'>
  readonly track: Ui['track']
}

interface Deps {
  readonly timers: Pick<Timers, 'after'>
  readonly ports: { readonly logger: Pick<Logger, 'warn'> }
  readonly socialRedirect: SocialRedirect
  readonly ui: SocialUi
  readonly auth: Pick<AuthState, 'social' | 'isHeadless'>
  readonly frame: { load(): Promise<Pick<AuthPort, 'social' | 'origin'>> }
  readonly session: Pick<LoginSession, 'logInAs' | 'requireNetwork'>
}

/** Creates the social login of one core. */
export function createSocialLogin(deps: Deps): SocialLogin {
  let place: LoginPlace
  const popUp = (): PopUp | undefined => (place === 'page' ? undefined : place)
  const flow = runMachine<SocialStep, SocialEvent, SocialEffect>({
    machine: socialLoginMachine,
    async perform(effect, context) {
      switch (effect.type) {
        case 'redirect':
          return redirect(deps, { provider: effect.provider, place }, context)
        case 'connect':
          popUp()?.close()
          return connect(deps, effect, context)
        case 'end':
          popUp()?.close()
          place = undefined
          report(deps, effect, flow.state())
          return undefined
      }
    },
    onState(step) {
      enterStep(deps.auth, 'social', step)
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  return {
    state: flow.state,
    cancel: () => flow.send({ type: 'cancelled' }),
    start(provider, opened) {
      // A window that is still open belongs to the former attempt.
      popUp()?.close()
      place = opened
      deps.ui.track({ event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
      flow.send({ type: 'started', provider })
    },
    goOn(resultUri) {
      const provider = deps.socialRedirect.take()
      if (provider === undefined) {
        deps.ports.logger.warn('The result of a login that this tab did not begin was ignored')
        return
      }
      deps.ui.modal.open()
      deps.ui.modal.push({ view: 'ConnectingSocial', params: { provider } })
      deps.ui.track({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
      flow.send({ type: 'returned', provider, resultUri })
    },
  }
}

/** Sends the window to the provider's page, and listens for its result. */
async function redirect(
  deps: Deps,
  { provider, place }: { readonly provider: RedirectProvider; readonly place: LoginPlace },
  context: SocialContext,
): Promise<SocialEvent> {
  if (place === undefined) throw new LatchkeyError('social.popup-blocked', {})
  deps.session.requireNetwork()
  const { signal } = context
  if (place !== 'page') watchForClose(deps, place, context)
  const uri = await withRedirectLimit(deps, requestUri(deps, provider, signal), signal)
  const { origin } = await deps.frame.load()
  if (signal.aborted) return { type: 'redirected' }
  if (place === 'page') {
    deps.socialRedirect.leave(provider, uri)
    failIfStillHere(deps, context)
    return { type: 'redirected' }
  }
  listenForResult(deps.ui, { popUp: place, origin, provider }, context)
  if (!place.navigate(uri)) throw new LatchkeyError('social.no-address', {})
  return { type: 'redirected' }
}

/** A page that is still there after `SOCIAL_LEAVE_MS` was not allowed to leave, or the provider is down. */
function failIfStillHere(
  { timers, socialRedirect }: Pick<Deps, 'timers' | 'socialRedirect'>,
  { signal, send }: SocialContext,
): void {
  const cancel = timers.after(SOCIAL_LEAVE_MS, () => {
    socialRedirect.clear()
    send({ type: 'failed', error: new LatchkeyError('social.timeout', {}) })
  })
  signal.addEventListener('abort', cancel, { once: true })
}

async function requestUri(
  { frame }: Deps,
  provider: RedirectProvider,
  signal: AbortSignal,
): Promise<string> {
  const { social } = await frame.load()
  try {
    return await social.redirectUri(provider, signal)
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'frame.refused')) throw thrown
    throw new LatchkeyError('social.no-address', {}, { cause: thrown })
  }
}

async function withRedirectLimit(
  { timers }: Deps,
  uri: Promise<string>,
  signal: AbortSignal,
): Promise<string> {
  let cancel: Undo = () => {}
  const timeout = new Promise<never>((_resolve, reject) => {
    cancel = timers.after(SOCIAL_REDIRECT_MS, () => reject(new LatchkeyError('social.timeout', {})))
    signal.addEventListener('abort', () => cancel(), { once: true })
  })
  try {
    return await Promise.race([uri, timeout])
  } finally {
    cancel()
  }
}

async function connect(
  { frame, timers, session, ui }: Deps,
  { provider, resultUri }: Extract<SocialEffect, { readonly type: 'connect' }>,
  { signal }: SocialContext,
): Promise<SocialEvent> {
  const { social } = await frame.load()
  const user = await withTimeLimit(timers, signal, (limited) => social.connect(resultUri, limited))
  await session.logInAs(user, provider, signal)
  ui.track({ event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
  return { type: 'sessionOpened' }
}

type End = Extract<SocialEffect, { readonly type: 'end' }>

function report({ auth, ui }: Deps, { provider, reason }: End, state: SocialStep): void {
  const isShown = !auth.isHeadless && ui.modal.route().view === 'ConnectingSocial'
  if (reason === 'windowClosed') {
    ui.track({ event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
    if (isShown) {
      ui.modal.back()
      ui.notices.show({ tone: 'info', message: 'notice.loginCancelled' })
    }
  } else if (reason === 'failed' && state.step === 'failed') {
    ui.track({ event: 'SOCIAL_LOGIN_ERROR', properties: { provider } })
    // Its view shows the failure itself.
    if (!auth.isHeadless && !isShown) ui.notices.fail(state.error)
  }
}
