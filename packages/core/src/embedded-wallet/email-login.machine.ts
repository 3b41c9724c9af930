import { type EmailProof, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { EmailLoginStep } from '../store/root-state.ts'

/**
 *     idle ── submitted ──► sending ── proof ──► awaitingDevice ── approved ──┐
 *                              │         ├─────► awaitingCode ◄───────────────┘
 *                              │         │           │  ▲ refused, with a try less
 *                              │         │        entered
 *                              │         │           ▼  │
 *                              │         │       checkingCode ── accepted ──► connecting ──► connected
 *                              │         └──────────────────────────────────────▲
 *                              └── failed ──► failed
 *
 * A mail may be sent once more while a proof is awaited; that begins the tries anew. `left` leads
 * back to idle from anywhere.
 */
export type EmailLoginEvent =
  | { readonly type: 'submitted'; readonly email: string }
  /** What the visitor has to prove; after a mail was sent once more, too. */
  | { readonly type: 'proof'; readonly proof: EmailProof }
  | { readonly type: 'approved' }
  | { readonly type: 'resent' }
  | { readonly type: 'entered'; readonly code: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'arrived' }
  | {
      readonly type: 'failed'
      readonly error: LatchkeyError
      /** The frame looked at the code, and it was wrong. */
      readonly isRefusal: boolean
    }
  | { readonly type: 'left' }

/** What a login has to do. */
export type EmailLoginEffect =
  | { readonly type: 'begin'; readonly email: string }
  | { readonly type: 'awaitDevice' }
  | { readonly type: 'checkCode'; readonly code: string }
  | { readonly type: 'arrive' }
  | { readonly type: 'show'; readonly view: 'EmailVerifyDevice' | 'EmailVerifyOtp' }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

type EmailMove = Move<EmailLoginStep, EmailLoginEffect>
type Failed = Extract<EmailLoginEvent, { readonly type: 'failed' }>

type Begun = Exclude<EmailLoginStep, { readonly step: 'idle' }>
type OnTheWay = Exclude<EmailLoginEvent, { readonly type: 'submitted' | 'failed' | 'left' }>

/** Makes the machine. @param tries - How often one code may be entered. */
export function emailLoginMachine(
  tries: number,
): Machine<EmailLoginStep, EmailLoginEvent, EmailLoginEffect> {
  return {
    initial: { step: 'idle' },
    transition(state, event) {
      if (event.type === 'submitted') {
        return move({ step: 'sending', email: event.email }, { type: 'begin', email: event.email })
      }
      if (state.step === 'idle') return undefined
      if (event.type === 'left') return move({ step: 'idle' })
      return event.type === 'failed' ? failed(state, event) : onTheWay(state, event, tries)
    },
  }
}

function onTheWay(state: Begun, event: OnTheWay, tries: number): EmailMove | undefined {
  const { step, email } = state
  switch (event.type) {
    case 'proof':
      return isAwaitingMail(state) ? prove(email, event.proof, tries) : undefined
    case 'approved':
      return step === 'awaitingDevice' ? prove(email, 'VERIFY_OTP', tries) : undefined
    case 'resent':
      return resend(state)
    case 'entered':
      return check(state, event.code)
    case 'accepted':
      return step === 'checkingCode' ? arrive(email) : undefined
    case 'arrived':
      return step === 'connecting' ? move({ step: 'connected', email }) : undefined
  }
}

function arrive(email: string): EmailMove {
  return move({ step: 'connecting', email }, { type: 'arrive' })
}

function prove(email: string, proof: EmailProof, triesLeft: number): EmailMove {
  if (proof === 'CONNECT') return arrive(email)
  if (proof === 'VERIFY_OTP') {
    const step = { step: 'awaitingCode', email, isResending: false, triesLeft } as const
    return move(step, { type: 'show', view: 'EmailVerifyOtp' })
  }
  return move(
    { step: 'awaitingDevice', email, isResending: false },
    { type: 'show', view: 'EmailVerifyDevice' },
    { type: 'awaitDevice' },
  )
}

/** The mail is being sent, for the first time or once more. */
function isAwaitingMail(state: EmailLoginStep): boolean {
  return state.step === 'sending' || ('isResending' in state && state.isResending)
}

/** The visitor asked for another mail. */
function resend(state: EmailLoginStep): EmailMove | undefined {
  if (state.step !== 'awaitingCode' && state.step !== 'awaitingDevice') return undefined
  if (state.isResending) return undefined
  return stay({ ...state, isResending: true }, { type: 'begin', email: state.email })
}

function check(state: EmailLoginStep, code: string): EmailMove | undefined {
  // Another code is on its way: the one before may be void.
  if (state.step !== 'awaitingCode' || state.triesLeft === 0 || state.isResending) return undefined
  const { email, triesLeft } = state
  return move(
    { step: 'checkingCode', email, isResending: false, triesLeft },
    { type: 'checkCode', code },
  )
}

function failed(state: Begun, { error, isRefusal }: Failed): EmailMove | undefined {
  const plain = plainError(error)
  const announce = { type: 'announceFailure', error } as const
  switch (state.step) {
    case 'checkingCode': {
      const triesLeft = state.triesLeft - (isRefusal ? 1 : 0)
      return move({ ...state, step: 'awaitingCode', triesLeft, error: plain })
    }
    case 'awaitingCode':
      return stay({ ...state, isResending: false, error: plain }, announce)
    case 'awaitingDevice':
      // A mail that could not be sent once more leaves the first one as good as it was.
      return state.isResending
        ? stay({ ...state, isResending: false }, announce)
        : move({ step: 'failed', email: state.email, error: plain }, announce)
    case 'connected':
    case 'failed':
      return undefined
    default:
      return move({ step: 'failed', email: state.email, error: plain }, announce)
  }
}
