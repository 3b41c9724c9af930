import { type EmailChangeProof, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { EmailChangeStep } from '../store/root-state.ts'

/**
 *     idle ── submitted ──► requesting ──► primaryCode ── accepted ──► secondaryCode ── changed ──► changed
 *                               ├──────────────────────────────────────────▲
 *                               └── failed ──► failed
 *
 * A code that is refused leaves the step as it is, with a try less; without tries the change begins
 * anew. `left` leads back to idle from anywhere.
 */
export type EmailChangeEvent =
  | { readonly type: 'submitted'; readonly newEmail: string }
  | { readonly type: 'proof'; readonly proof: EmailChangeProof }
  | { readonly type: 'entered'; readonly code: string }
  /** Another code is wanted. */
  | { readonly type: 'resent' }
  | { readonly type: 'accepted' }
  | { readonly type: 'changed'; readonly newEmail: string }
  | { readonly type: 'failed'; readonly error: LatchkeyError; readonly isRefusal: boolean }
  | { readonly type: 'left' }

/** Which code is entered. */
export type ChangeCode = 'primaryCode' | 'secondaryCode'

/** What a change has to do. */
export type EmailChangeEffect =
  | { readonly type: 'request'; readonly newEmail: string }
  | { readonly type: 'check'; readonly which: ChangeCode; readonly code: string }
  | { readonly type: 'show'; readonly which: ChangeCode; readonly newEmail: string }
  | { readonly type: 'tell'; readonly newEmail: string }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

type ChangeMove = Move<EmailChangeStep, EmailChangeEffect>
type CodeState = Extract<EmailChangeStep, { readonly step: ChangeCode }>

/** Makes the machine. @param tries - How often one code may be entered. */
export function emailChangeMachine(
  tries: number,
): Machine<EmailChangeStep, EmailChangeEvent, EmailChangeEffect> {
  return {
    initial: { step: 'idle' },
    transition(state, event) {
      if (event.type === 'submitted') {
        const { newEmail } = event
        return move({ step: 'requesting', newEmail }, { type: 'request', newEmail })
      }
      if (state.step === 'idle') return undefined
      if (event.type === 'left') return move({ step: 'idle' })
      if (event.type === 'failed') return failed(state, event)
      return isAskingForCode(state)
        ? whileAsking(state, event, tries)
        : whileRequesting(state, event, tries)
    },
  }
}

type Begun = Exclude<EmailChangeStep, { readonly step: 'idle' }>
type OnTheWay = Extract<
  EmailChangeEvent,
  { readonly type: 'proof' | 'entered' | 'resent' | 'accepted' | 'changed' }
>

function ask(which: ChangeCode, newEmail: string, triesLeft: number): ChangeMove {
  return move(
    { step: which, newEmail, isChecking: false, triesLeft },
    { type: 'show', which, newEmail },
  )
}

function whileRequesting(state: Begun, event: OnTheWay, tries: number): ChangeMove | undefined {
  if (state.step !== 'requesting' || event.type !== 'proof') return undefined
  return askBy(event.proof, state.newEmail, tries)
}

function askBy(proof: EmailChangeProof, newEmail: string, tries: number): ChangeMove {
  return ask(proof === 'VERIFY_PRIMARY_OTP' ? 'primaryCode' : 'secondaryCode', newEmail, tries)
}

function whileAsking(state: CodeState, event: OnTheWay, tries: number): ChangeMove | undefined {
  switch (event.type) {
    case 'entered':
      return entered(state, event.code)
    case 'accepted':
      return state.step === 'primaryCode' ? ask('secondaryCode', state.newEmail, tries) : undefined
    case 'changed': {
      const { newEmail } = event
      return move({ step: 'changed', newEmail }, { type: 'tell', newEmail })
    }
    case 'resent': {
      if (state.isChecking) return undefined
      const { step, newEmail, triesLeft } = state
      return move({ step, newEmail, triesLeft, isChecking: true }, { type: 'request', newEmail })
    }
    case 'proof':
      return state.isChecking ? askBy(event.proof, state.newEmail, tries) : undefined
  }
}

function isAskingForCode(state: EmailChangeStep): state is CodeState {
  return state.step === 'primaryCode' || state.step === 'secondaryCode'
}

function entered(state: CodeState, code: string): ChangeMove | undefined {
  if (state.isChecking || state.triesLeft === 0) return undefined
  const { step: which, newEmail, triesLeft } = state
  return move(
    { step: which, newEmail, triesLeft, isChecking: true },
    { type: 'check', which, code },
  )
}

function failed(
  state: Exclude<EmailChangeStep, { readonly step: 'idle' }>,
  { error, isRefusal }: Extract<EmailChangeEvent, { readonly type: 'failed' }>,
): ChangeMove | undefined {
  if (isAskingForCode(state)) {
    const triesLeft = state.triesLeft - (isRefusal ? 1 : 0)
    return move({ ...state, isChecking: false, triesLeft, error: plainError(error) })
  }
  if (state.step !== 'requesting') return undefined
  return move(
    { step: 'failed', newEmail: state.newEmail, error: plainError(error) },
    { type: 'announceFailure', error },
  )
}
