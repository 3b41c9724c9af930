import { type AccountId, type LatchkeyError, networkOf, type Siwx } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import type { SignInState, SignInStep } from '../store/sign-in-state.ts'
import { isSmartAccount, type SignInDeps } from './dependencies.ts'
import { createOneClick, type OneClick } from './one-click.ts'
import { type SignInEffect, type SignInEvent, signInMachine } from './sign-in.machine.ts'
import { createSignInSessions, type SignInSessions } from './sign-in-sessions.ts'
import { createSignInSteps, type SignInSteps } from './sign-in-steps.ts'
import { hideSignIn, showSignIn } from './sign-in-view.ts'
import { createSignOut, type SignOut } from './sign-out.ts'

/** Signing accounts in. */
export interface SignIn {
  /**
   * The active account is another one, or none.
   *
   * @returns A promise that resolves once it is known whether the account has to sign in.
   */
  accountChanged(account: AccountId | undefined): Promise<void>
  /** Checks again, and asks the visitor unless the account is signed in. */
  request(): void
  /** Another tab may have signed the account in. */
  recheck(): void
  /** Asks the wallet to sign what is shown. */
  sign(): void
  /** The visitor does not want to sign in. */
  cancel(): void
  /** The modal was closed. */
  closed(): void
  /** The wallet of a visitor who did not sign in is disconnected. */
  declined(event: Pick<EventOf<'signInDeclined'>, 'account' | 'error'>): void
  /** Connecting and signing in by one request. */
  readonly oneClick: OneClick
  readonly sessions: SignInSessions
  readonly signOut: SignOut
  stop(): void
}

interface Deps extends SignInDeps {
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

/** Steps that another tab can end. A check that runs may have read what was stored before. */
const UNDECIDED: ReadonlySet<SignInStep['step']> = new Set<SignInStep['step']>([
  ...(['checking', 'preparing', 'ready', 'signing', 'failed'] as const),
])

/** Creates signing in for one core. */
export function createSignIn(deps: Deps): SignIn {
  const { siwx, signIn } = deps
  const steps = createSignInSteps(deps, siwx, signIn)
  const signOut = createSignOut(deps)
  let decided = Promise.resolve()
  let decide = (): void => {}
  const flow = runMachine<SignInStep, SignInEvent, SignInEffect>({
    machine: signInMachine,
    perform(effect, context) {
      switch (effect.type) {
        case 'check':
          return steps.check(effect.account, context.signal)
        case 'prepare':
          return steps.prepare(effect.account, context.signal)
        case 'sign':
          return steps.sign({ account: effect.account, shown: effect.message }, context.signal)
        default:
          return react(deps, effect, context)
      }
    },
    onState(step) {
      signIn.current = step
      if (step.step === 'done') signOut.forget()
      decide()
      if (step.step !== 'checking') return
      decided = new Promise((resolve) => {
        decide = resolve
      })
    },
    // The steps catch by themselves; what is left would be a defect of ours.
    toFailure: () => ({ type: 'unknown' }),
  })

  return {
    accountChanged(account) {
      flow.send({ type: 'accountChanged', account })
      return decided
    },
    request: () => flow.send({ type: 'requested' }),
    recheck: () => void recheck(deps, steps, flow).catch(() => {}),
    sign() {
      const { current } = signIn
      if (current.step !== 'ready' && current.step !== 'failed') return
      track(deps, 'CLICK_SIGN_SIWX_MESSAGE', current.account)
      flow.send({ type: 'signRequested' })
    },
    cancel: () => cancel(deps, flow),
    closed() {
      // A message that the wallet is signing is accepted all the same.
      if (!signIn.isRequired && signIn.current.step !== 'signing') flow.send({ type: 'left' })
    },
    declined: (event) => declined(deps, event),
    oneClick: createOneClick(siwx),
    sessions: createSignInSessions({ ...deps, flow }),
    signOut,
    stop: () => flow.send({ type: 'accountChanged', account: undefined }),
  }
}

/** Another account may be the active one by the time it is known: what was found is not of that one. */
async function recheck(
  { signIn, timers }: Deps,
  steps: SignInSteps,
  flow: Flow<SignInStep, SignInEvent>,
): Promise<void> {
  const { current } = signIn
  if (current.step === 'idle' || !UNDECIDED.has(current.step)) return
  const { account } = current
  const isFound = await steps.isSignedIn(account, timers.signal())
  const isSame = signIn.current.step !== 'idle' && signIn.current.account === account
  if (isFound && isSame) flow.send({ type: 'found' })
}

function cancel(deps: Deps, flow: Flow<SignInStep, SignInEvent>): void {
  const { signIn } = deps
  const { current } = signIn
  if (current.step === 'idle') return
  track(deps, 'CLICK_CANCEL_SIWX', current.account)
  flow.send({ type: 'left' })
  const { account } = current
  if (signIn.isRequired) deps.events.emit({ type: 'signInDeclined', account })
}

type Reaction = Exclude<SignInEffect, { readonly type: 'check' | 'prepare' | 'sign' }>

/** Runs the effects that need no answer. */
function react(
  deps: Deps,
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

function renewLater({ timers }: Deps, { signal, send }: EffectContext<SignInEvent>): undefined {
  const cancel = timers.after(MESSAGE_MS, () => send({ type: 'stale' }))
  signal.addEventListener('abort', cancel, { once: true })
}

/** While the page is hidden nothing is asked: it is checked once the visitor is back. */
function checkLater(
  { timers, visibility }: Deps,
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
function giveUp(deps: Deps, account: AccountId, error: LatchkeyError): void {
  deps.logger.error(error.message, error.cause)
  if (deps.signIn.isRequired) {
    deps.events.emit({ type: 'signInDeclined', account, error })
    return
  }
  hideSignIn(deps)
  announceFailure(deps, account, error)
}

/** The wallet is disconnected: another one can be chosen. A visitor who declined knows why. */
function declined(
  deps: Deps,
  { account, error }: Pick<EventOf<'signInDeclined'>, 'account' | 'error'>,
): void {
  if (error === undefined) return
  const { signIn, state, modal } = deps
  // Another account may have been connected, and be asked to sign in.
  const isOver = signIn.current.step === 'idle'
  if (isOver && state.modal.isOpen) modal.reset({ view: 'Connect', params: {} })
  else if (isOver) modal.open()
  announceFailure(deps, account, error)
}

function announceFailure(deps: Deps, account: AccountId, error: LatchkeyError): void {
  const { message } = error
  const properties = { ...propertiesOf(deps, account), message }
  deps.track({ event: 'SIWX_AUTH_ERROR', properties })
  deps.notices.fail(error)
}

type PlainEvent = 'SIWX_AUTH_SUCCESS' | 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX'

function track(deps: Deps, event: PlainEvent, account: AccountId): void {
  deps.track({ event, properties: propertiesOf(deps, account) })
}

function propertiesOf({ state }: Deps, account: AccountId) {
  return { network: networkOf(account), isSmartAccount: isSmartAccount(state, account) }
}
