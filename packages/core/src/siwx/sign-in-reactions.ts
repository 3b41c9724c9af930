import { type AccountId, type LatchkeyError, networkOf, type Siwx } from '../contract/index.ts'
import type { EffectContext } from '../store/run-machine.ts'
import type { SignInState } from '../store/state/sign-in.ts'
import { isSmartAccount, type SignInDeps, type SiteSignInDeps } from './dependencies.ts'
import type { SignInEffect, SignInEvent } from './sign-in.machine.ts'
import { hideSignIn, showMessage, showSignIn } from './sign-in-view.ts'

/** The dependencies of a sign-in and of its effects. */
export interface SignInFlowDeps extends SignInDeps, Pick<SiteSignInDeps, 'siweConfig'> {
  readonly siwx: Siwx
  /** Written here alone. */
  readonly signIn: SignInState
  /** Lets other tabs know that a visitor signed in or out. */
  announce(): void
}

/** How long a message is shown before its nonce is renewed, in milliseconds. */
const MESSAGE_MS = 5 * 60_000

/** When what could not be checked is checked again, in milliseconds. */
const CHECK_AGAIN_MS = 30_000

type Reaction = Exclude<SignInEffect, { readonly type: 'check' | 'prepare' | 'sign' }>

/** Runs the effects that need no answer. */
export function react(
  deps: SignInFlowDeps,
  effect: Reaction,
  { signal, send }: EffectContext<SignInEvent>,
): undefined {
  switch (effect.type) {
    case 'watchAge':
      return renewLater(deps, { signal, send })
    case 'checkLater':
      return checkLater(deps, { signal, send })
    case 'show':
      return showSignIn(deps)
    case 'showMessage':
      return showMessage(deps)
    case 'hide':
      return hideSignIn(deps)
    case 'finish':
      track(deps, 'SIWX_AUTH_SUCCESS', effect.account)
      deps.announce()
      return hideSignIn(deps)
    case 'announceFailure':
      announceFailure(deps, effect.account, effect.error)
      return showSignIn(deps)
    case 'giveUp':
      giveUp(deps, effect.account, effect.error)
  }
}

function renewLater(
  { timers }: SignInFlowDeps,
  { signal, send }: EffectContext<SignInEvent>,
): undefined {
  const cancel = timers.after(MESSAGE_MS, () => send({ type: 'stale' }))
  signal.addEventListener('abort', cancel, { once: true })
}

/** While the page is hidden nothing is asked: it is checked once the visitor is back. */
function checkLater(
  { timers, visibility }: SignInFlowDeps,
  { signal, send }: EffectContext<SignInEvent>,
): undefined {
  const checkIfSeen = (): void => {
    if (visibility.isVisible()) send({ type: 'requested' })
  }
  const cancel = timers.after(CHECK_AGAIN_MS, () => {
    signal.addEventListener('abort', visibility.watch(checkIfSeen), { once: true })
    checkIfSeen()
  })
  signal.addEventListener('abort', cancel, { once: true })
}

/** Without a message nothing can be signed. */
function giveUp(deps: SignInFlowDeps, account: AccountId, error: LatchkeyError): void {
  deps.logger.error(error.message, error.cause)
  if (deps.signIn.isRequired) {
    deps.events.emit({ type: 'signInDeclined', account, error })
    return
  }
  hideSignIn(deps)
  announceFailure(deps, account, error)
}

/** Shows why an account is not signed in, and tracks it. */
export function announceFailure(
  deps: SignInFlowDeps,
  account: AccountId,
  error: LatchkeyError,
): void {
  const { message } = error
  const properties = { ...propertiesOf(deps, account), message }
  deps.track({ event: 'SIWX_AUTH_ERROR', properties })
  deps.notices.fail(error)
}

type PlainEvent = 'SIWX_AUTH_SUCCESS' | 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX'

/** Tracks a step of a sign-in. */
export function track(deps: SignInFlowDeps, event: PlainEvent, account: AccountId): void {
  deps.track({ event, properties: propertiesOf(deps, account) })
}

function propertiesOf({ state }: SignInFlowDeps, account: AccountId) {
  return { network: networkOf(account), isSmartAccount: isSmartAccount(state, account) }
}
