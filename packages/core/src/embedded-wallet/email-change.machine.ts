import { type EmailChangeProof, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { EmailChangeStep } from '../store/state/auth.ts'
import { MAX_CODE_ATTEMPTS } from './email-login.machine.ts'

/**
 * The steps of an e-mail change.
 *
 *     idle ── submitted ──► requesting ──► primaryCode ── codeAccepted ──► secondaryCode ── emailChanged ──► changed
 *                               ├──────────────────────────────────────────────▲
 *                               └── failed ──► failed
 *
 * A refused code stays in its step, with an attempt less. The e-mail may be sent again, which resets the
 * attempts; a failure to send it costs none.
 * `cancelled` leads back to idle from anywhere.
 */
export type EmailChangeEvent =
  | { readonly type: 'submitted'; readonly newEmail: string }
  | { readonly type: 'proofRequested'; readonly proof: EmailChangeProof }
  | { readonly type: 'codeEntered'; readonly code: string }
  | { readonly type: 'resendRequested' }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'emailChanged'; readonly newEmail: string }
  | { readonly type: 'failed'; readonly error: LatchkeyError; readonly isRefusal: boolean }
  | { readonly type: 'cancelled' }

/** Which code is entered: the one sent to the old address, or to the new one. */
export type ChangeCode = 'primaryCode' | 'secondaryCode'

/** The effects of an e-mail change. */
export type EmailChangeEffect =
  | { readonly type: 'requestChange'; readonly newEmail: string }
  | { readonly type: 'checkCode'; readonly which: ChangeCode; readonly code: string }
  | { readonly type: 'showView'; readonly which: ChangeCode; readonly newEmail: string }
  | { readonly type: 'finish'; readonly newEmail: string }
  | { readonly type: 'reportFailure'; readonly error: LatchkeyError }

/** The machine of an e-mail change. */
export const emailChangeMachine: Machine<EmailChangeStep, EmailChangeEvent, EmailChangeEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'submitted') {
      const { newEmail } = event
      return move({ step: 'requesting', newEmail }, { type: 'requestChange', newEmail })
    }
    if (state.step === 'idle') return undefined
    if (event.type === 'cancelled') return move({ step: 'idle' })
    if (event.type === 'failed') return fail(state, event)
    return isCodeStep(state) ? whileEnteringCode(state, event) : whileRequesting(state, event)
  },
}

type ChangeMove = Move<EmailChangeStep, EmailChangeEffect>
type CodeState = Extract<EmailChangeStep, { readonly step: ChangeCode }>
type StartedStep = Exclude<EmailChangeStep, { readonly step: 'idle' }>
type ProgressEvent = Exclude<
  EmailChangeEvent,
  { readonly type: 'submitted' | 'failed' | 'cancelled' }
>

function requestCode(which: ChangeCode, newEmail: string): ChangeMove {
  return move(
    { step: which, newEmail, isChecking: false, isResending: false, triesLeft: MAX_CODE_ATTEMPTS },
    { type: 'showView', which, newEmail },
  )
}

function whileRequesting(state: StartedStep, event: ProgressEvent): ChangeMove | undefined {
  if (state.step !== 'requesting' || event.type !== 'proofRequested') return undefined
  return requestProof(event.proof, state.newEmail)
}

function requestProof(proof: EmailChangeProof, newEmail: string): ChangeMove {
  return requestCode(proof === 'VERIFY_PRIMARY_OTP' ? 'primaryCode' : 'secondaryCode', newEmail)
}

function whileEnteringCode(state: CodeState, event: ProgressEvent): ChangeMove | undefined {
  switch (event.type) {
    case 'codeEntered':
      return checkCode(state, event.code)
    case 'codeAccepted':
      return state.step === 'primaryCode' ? requestCode('secondaryCode', state.newEmail) : undefined
    case 'emailChanged': {
      const { newEmail } = event
      return move({ step: 'changed', newEmail }, { type: 'finish', newEmail })
    }
    case 'resendRequested': {
      if (state.isChecking || state.isResending) return undefined
      const { step, newEmail, triesLeft } = state
      return move(
        { step, newEmail, triesLeft, isChecking: false, isResending: true },
        { type: 'requestChange', newEmail },
      )
    }
    case 'proofRequested':
      return state.isResending ? requestProof(event.proof, state.newEmail) : undefined
  }
}

function isCodeStep(state: EmailChangeStep): state is CodeState {
  return state.step === 'primaryCode' || state.step === 'secondaryCode'
}

function checkCode(state: CodeState, code: string): ChangeMove | undefined {
  // While another code is being sent, the former one may be invalid.
  if (state.isChecking || state.isResending || state.triesLeft === 0) return undefined
  const { step: which, newEmail, triesLeft } = state
  return move(
    { step: which, newEmail, triesLeft, isChecking: true, isResending: false },
    { type: 'checkCode', which, code },
  )
}

function fail(
  state: StartedStep,
  { error, isRefusal }: Extract<EmailChangeEvent, { readonly type: 'failed' }>,
): ChangeMove | undefined {
  const report = { type: 'reportFailure', error } as const
  const plain = plainError(error)
  if (isCodeStep(state)) {
    if (state.isResending) return move({ ...state, isResending: false, error: plain }, report)
    const triesLeft = state.triesLeft - (isRefusal ? 1 : 0)
    return move({ ...state, isChecking: false, triesLeft, error: plain })
  }
  if (state.step !== 'requesting') return undefined
  return move({ step: 'failed', newEmail: state.newEmail, error: plain }, report)
}
