import type { PlainError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { failureText } from '../../partials/logins/failure-text.ts'
import type { Resend } from './resend.model.ts'

/** The model of the form for a code. */
export interface CodeFormModel {
  /** The address that the code was sent to. */
  readonly email: string
  /** A code is looked at. */
  readonly isChecking: boolean
  /** The code was right: no other one is taken. */
  readonly isAccepted: boolean
  /** No further code is taken before another one was sent. */
  readonly isSpent: boolean
  /** The error, or else the progress. */
  readonly error: string | undefined
  readonly hint: string
  readonly resend: Resend
  /** Shown before a login that lasts only for this page. */
  readonly note?: string | undefined
  /** Leads to another address, where one is chosen. */
  readonly other?: (() => void) | undefined
  enter(code: string): void
}

/** The state of a code. */
export interface CodeState {
  readonly isChecking: boolean
  readonly isAccepted: boolean
  readonly triesLeft: number
  readonly error: PlainError | undefined
}

/** The part of the form that depends on the state of the code. */
export function codeState(
  { isChecking, isAccepted, triesLeft, error }: CodeState,
  { text, accepted, checking = text.get('otp.checking') }: CodeWords,
): Pick<CodeFormModel, 'isChecking' | 'isAccepted' | 'isSpent' | 'error' | 'hint'> {
  const isSpent = triesLeft <= 0
  const running = isAccepted ? accepted : checking
  const wrong = isSpent ? text.get('otp.spent') : error && codeError(error, text)
  return {
    isChecking,
    isAccepted,
    isSpent,
    error: isChecking || isAccepted ? undefined : wrong,
    hint: isChecking || isAccepted ? running : text.get('otp.hint'),
  }
}

/** The texts. */
export interface CodeWords {
  readonly text: Wording
  /** Shown for a correct code. */
  readonly accepted: string
  /** Shown while a code is looked at. */
  readonly checking?: string | undefined
}

function codeError(error: PlainError, text: Wording): string {
  // The frame gives its reason in English only: a wrong code, an expired one, or a failure of its own.
  const isTranslated = error.code === 'frame.refused' && !text.locale.startsWith('en')
  return isTranslated ? text.get('otp.refused') : failureText(error, text)
}
