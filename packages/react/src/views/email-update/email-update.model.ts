import type { EmailChangeStep } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { failureText } from '../../partials/logins/failure-text.ts'

/** How the field for the new address looks. */
export interface EmailUpdateModel {
  readonly isBusy: boolean
  /** Why the address was refused, while it is still the one in the field. */
  readonly error: string | undefined
}

/** Everything the field shows, from the step alone. */
export function emailUpdateModel(
  step: EmailChangeStep | undefined,
  typed: string,
  { text }: { readonly text: Wording },
): EmailUpdateModel {
  const isAddress = step?.step === 'failed' && step.newEmail === typed.trim()
  return {
    isBusy: step?.step === 'requesting',
    error: isAddress ? failureText(step.error, text) : undefined,
  }
}
