import { type EmailProof, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { EmailLoginStep } from '../store/state/auth.ts'

/**
 * The steps of a login by e-mail.
 *
 *     idle ── submitted ──► sending ── proofRequested ──► awaitingDevice ── deviceApproved ──┐
 *                              │         ├──────────────► awaitingCode ◄─────────────────────┘
 *                              │         │                    │   ▲ failed, with an attempt less
 *                              │         │               codeEntered
 *                              │         │                    ▼   │
 *                              │         │                checkingCode ── codeAccepted ──► connecting ──► connected
 *                              │         └─────────────────────────────────────────────────▲
 *                              └── failed ──► failed
 *
 * The e-mail may be sent again while a proof is awaited; that resets the attempts. `cancelled` leads
 * back to idle from anywhere.
 */
export type EmailLoginEvent =
  | { readonly type: 'submitted'; readonly email: string }
  /** The frame names the next proof of the visitor; also after the e-mail was sent again. */
  | { readonly type: 'proofRequested'; readonly proof: EmailProof }
  | { readonly type: 'deviceApproved' }
  | { readonly type: 'resendRequested' }
  | { readonly type: 'codeEntered'; readonly code: string }
  | { readonly type: 'codeAccepted' }
  | { readonly type: 'sessionOpened' }
  | {
      readonly type: 'failed'
      readonly error: LatchkeyError
      /** The frame checked the code and refused it. */
      readonly isRefusal: boolean
    }
  | { readonly type: 'cancelled' }

/** The effects of a login by e-mail. */
export type EmailLoginEffect =
  | { readonly type: 'requestEmail'; readonly email: string }
  | { readonly type: 'awaitDevice' }
  | { readonly type: 'checkCode'; readonly code: string }
  | { readonly type: 'openSession' }
  | {
      readonly type: 'showView'
      readonly view: 'EmailVerifyDevice' | 'EmailVerifyOtp'
      readonly email: string
    }
  | { readonly type: 'reportFailure'; readonly error: LatchkeyError }

/** How often one code may be entered before a new one has to be sent. Source: docs/security.md, S15. */
export const MAX_CODE_ATTEMPTS = 5

/** The machine of a login by e-mail. */
export const emailLoginMachine: Machine<EmailLoginStep, EmailLoginEvent, EmailLoginEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'submitted') {
      const { email } = event
      return move({ step: 'sending', email }, { type: 'requestEmail', email })
    }
    if (state.step === 'idle') return undefined
    if (event.type === 'cancelled') return move({ step: 'idle' })
    return event.type === 'failed' ? fail(state, event) : proceed(state, event)
  },
}

type EmailMove = Move<EmailLoginStep, EmailLoginEffect>
type StartedStep = Exclude<EmailLoginStep, { readonly step: 'idle' }>
type FailedEvent = Extract<EmailLoginEvent, { readonly type: 'failed' }>
type ProgressEvent = Exclude<
  EmailLoginEvent,
  { readonly type: 'submitted' | 'failed' | 'cancelled' }
>

function proceed(state: StartedStep, event: ProgressEvent): EmailMove | undefined {
  const { step, email } = state
  switch (event.type) {
    case 'proofRequested':
      return isSendingEmail(state) ? requestProof(email, event.proof) : undefined
    case 'deviceApproved':
      return step === 'awaitingDevice' ? requestProof(email, 'VERIFY_OTP') : undefined
    case 'resendRequested':
      return resend(state)
    case 'codeEntered':
      return checkCode(state, event.code)
    case 'codeAccepted':
      return step === 'checkingCode' ? connect(email) : undefined
    case 'sessionOpened':
      return step === 'connecting' ? move({ step: 'connected', email }) : undefined
  }
}

function connect(email: string): EmailMove {
  return move({ step: 'connecting', email }, { type: 'openSession' })
}

function requestProof(email: string, proof: EmailProof): EmailMove {
  if (proof === 'CONNECT') return connect(email)
  if (proof === 'VERIFY_OTP') {
    return move(
      { step: 'awaitingCode', email, isResending: false, triesLeft: MAX_CODE_ATTEMPTS },
      { type: 'showView', view: 'EmailVerifyOtp', email },
    )
  }
  return move(
    { step: 'awaitingDevice', email, isResending: false },
    { type: 'showView', view: 'EmailVerifyDevice', email },
    { type: 'awaitDevice' },
  )
}

/** The e-mail is being sent, for the first time or again. */
function isSendingEmail(state: EmailLoginStep): boolean {
  return state.step === 'sending' || ('isResending' in state && state.isResending)
}

function resend(state: EmailLoginStep): EmailMove | undefined {
  if (state.step !== 'awaitingCode' && state.step !== 'awaitingDevice') return undefined
  if (state.isResending) return undefined
  return stay({ ...state, isResending: true }, { type: 'requestEmail', email: state.email })
}

function checkCode(state: EmailLoginStep, code: string): EmailMove | undefined {
  // While another code is being sent, the former one may be invalid.
  if (state.step !== 'awaitingCode' || state.triesLeft === 0 || state.isResending) return undefined
  const { email, triesLeft } = state
  return move(
    { step: 'checkingCode', email, isResending: false, triesLeft },
    { type: 'checkCode', code },
  )
}

function fail(state: StartedStep, { error, isRefusal }: FailedEvent): EmailMove | undefined {
  const plain = plainError(error)
  const report = { type: 'reportFailure', error } as const
  switch (state.step) {
    case 'checkingCode': {
      const triesLeft = state.triesLeft - (isRefusal ? 1 : 0)
      return move({ ...state, step: 'awaitingCode', triesLeft, error: plain })
    }
    case 'awaitingCode':
      return stay({ ...state, isResending: false, error: plain }, report)
    case 'awaitingDevice':
      // A failure to send the e-mail again leaves the first e-mail valid.
      return state.isResending
        ? stay({ ...state, isResending: false, error: plain }, report)
        : move({ step: 'failed', email: state.email, error: plain }, report)
    case 'connected':
    case 'failed':
      return undefined
    default:
      return move({ step: 'failed', email: state.email, error: plain }, report)
  }
}
