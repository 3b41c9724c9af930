import type { CoreActions, EmailLoginStep, Routes, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { type CodeFormModel, type CodeState, codeState } from '../email-code/code-form.model.ts'
import { resendModel } from '../email-code/resend.model.ts'

export interface OtpTools {
  readonly actions: CoreActions
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function emailVerifyOtpModel(
  { auth }: Pick<Snapshot, 'auth'>,
  { email }: Routes['EmailVerifyOtp'],
  { actions, text }: OtpTools,
): CodeFormModel {
  const step = auth?.email.current ?? { step: 'idle' }
  const isMine = 'email' in step && step.email === email
  return {
    email,
    ...codeState(stateOf(isMine ? step : { step: 'idle' }), {
      text,
      accepted: text.get('otp.accepted'),
      checking: text.get('otp.authenticating'),
    }),
    resend: resendModel({
      seconds: auth?.resendSeconds ?? 0,
      isResending: step.step === 'sending' || ('isResending' in step && step.isResending),
      actions,
      words: {
        send: text.get('otp.resend.send'),
        busy: text.get('otp.resend.busy'),
        wait: (seconds) => text.get('otp.resend.wait', { seconds }),
      },
    }),
    note: auth?.isStorageBlocked === true ? text.get('login.notStored') : undefined,
    enter: (code) => actions.auth.enterCode(code),
  }
}

/**
 * Returns true if the login with this address succeeded: the view shows that in place of the form.
 */
export function isLoggedIn(
  { auth }: Pick<Snapshot, 'auth'>,
  { email }: Routes['EmailVerifyOtp'],
): boolean {
  const step = auth?.email.current
  return step?.step === 'connected' && step.email === email
}

/** The number of attempts is unknown before a code was requested. */
const SOME = 1

function stateOf(step: EmailLoginStep): CodeState {
  return {
    isChecking: step.step === 'checkingCode',
    isAccepted: step.step === 'connecting',
    triesLeft: 'triesLeft' in step ? step.triesLeft : SOME,
    error: 'error' in step ? step.error : undefined,
  }
}
