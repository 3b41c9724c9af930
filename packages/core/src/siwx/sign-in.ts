import { rulesFrom } from '../store/adapters.ts'
import type { EventOf } from '../store/domain-event.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import type { SignInStep } from '../store/state/sign-in.ts'
import { accountToSignIn } from './account-to-sign-in.ts'
import { createOneClick, type OneClick } from './one-click.ts'
import { type SignInEffect, type SignInEvent, signInMachine } from './sign-in.machine.ts'
import { createSignInActions, type SignInActions } from './sign-in-actions.ts'
import { announceFailure, react, type SignInFlowDeps } from './sign-in-reactions.ts'
import { createSignInSessions, type SignInSessions } from './sign-in-sessions.ts'
import { createSignInSteps, type SignInSteps } from './sign-in-steps.ts'
import { createSignOut, type SignOut } from './sign-out.ts'

/** Signing accounts in. */
export interface SignIn {
  readonly actions: SignInActions
  /**
   * The active account may be another one, or none.
   *
   * @returns A promise that resolves once it is known whether the account has to sign in.
   */
  accountChanged(): Promise<void>
  /** Another tab may have signed the account in. */
  recheck(): void
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

/** Steps that another tab can end. A check that runs may have read what was stored before. */
const UNDECIDED: ReadonlySet<SignInStep['step']> = new Set<SignInStep['step']>([
  ...(['checking', 'preparing', 'ready', 'signing', 'failed'] as const),
])

/** Creates signing in for one core. */
export function createSignIn(deps: SignInFlowDeps): SignIn {
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

  function accountChanged(): Promise<void> {
    flow.send({ type: 'accountChanged', account: accountToSignIn(deps) })
    return decided
  }

  const sessions = createSignInSessions({ ...deps, flow })
  return {
    actions: createSignInActions(deps, { flow, sessions, signOut, accountChanged }),
    accountChanged,
    recheck: () => void recheck(deps, steps, flow).catch(() => {}),
    closed() {
      // A message that the wallet is signing is accepted all the same.
      if (!signIn.isRequired && signIn.current.step !== 'signing') flow.send({ type: 'left' })
    },
    declined: (event) => declined(deps, event),
    oneClick: createOneClick(
      siwx,
      deps.timers,
      rulesFrom(deps.adapters, deps.adapters.namespaces()),
    ),
    sessions,
    signOut,
    stop: () => flow.send({ type: 'accountChanged', account: undefined }),
  }
}

/** Another account may be the active one by the time it is known: what was found is not of that one. */
async function recheck(
  { signIn, timers }: SignInFlowDeps,
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

/** The wallet is disconnected: another one can be chosen. A visitor who declined knows why. */
function declined(
  deps: SignInFlowDeps,
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
