import type { ChangeCodeStep, EmailChangeStep, Snapshot } from '@latchkey/core'
import { type CodeFormModel, codeState } from '../email-code/code-form.model.ts'
import { resendModel } from '../email-code/resend.model.ts'
import type { OtpTools } from '../email-verify-otp/email-verify-otp.model.ts'

/** Which of the two codes to enter. */
export type ChangeCode = 'primaryCode' | 'secondaryCode'

/** Everything the views show, from the snapshot alone. */
export function emailUpdateOtpModel(
  { auth }: Pick<Snapshot, 'auth'>,
  { code, newEmail }: { readonly code: ChangeCode; readonly newEmail: string },
  { actions, text }: OtpTools,
): CodeFormModel {
  const current = auth?.emailChange.current
  const step = stepOf(current, code)
  return {
    email: code === 'primaryCode' ? (auth?.user?.email ?? '') : newEmail,
    ...codeState(
      {
        isChecking: step?.isChecking ?? false,
        isAccepted: isPast(current, code),
        triesLeft: step?.triesLeft ?? 1,
        error: step?.error ?? (current?.step === 'failed' ? current.error : undefined),
      },
      { text, accepted: text.get('update.accepted') },
    ),
    resend: resendModel({
      seconds: auth?.resendSeconds ?? 0,
      isResending: current?.step === 'requesting' || step?.isResending === true,
      actions,
      words: {
        send: text.get('otp.resend.send'),
        busy: text.get('otp.resend.busy'),
        wait: (seconds) => text.get('otp.resend.wait', { seconds }),
      },
    }),
    other: () => actions.router.replace('EmailUpdate', {}),
    enter: (figures) => actions.auth.enterChangeCode(figures),
  }
}

function stepOf(
  step: EmailChangeStep | undefined,
  code: ChangeCode,
): ChangeCodeStep<ChangeCode> | undefined {
  const isCode = step?.step === 'primaryCode' || step?.step === 'secondaryCode'
  return isCode && step.step === code ? step : undefined
}

function isPast(step: EmailChangeStep | undefined, code: ChangeCode): boolean {
  if (step?.step === 'changed') return true
  return code === 'primaryCode' && step?.step === 'secondaryCode'
}
