import type { EmailLoginStep } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { failureText } from './failure-text.ts'

/** How the field for the e-mail address looks. */
export interface EmailFieldModel {
  /** The address is on its way. */
  readonly isBusy: boolean
  /** Why it was not taken, as long as it is the one in the field. */
  readonly error: string | undefined
}

/** Everything the field shows, from the step alone. */
export function emailFieldModel(
  step: EmailLoginStep,
  typed: string,
  text: Wording,
): EmailFieldModel {
  const isAddress = step.step === 'failed' && step.email === typed.trim()
  return {
    isBusy: step.step === 'sending',
    error: isAddress ? failureText(step.error, text) : undefined,
  }
}
