import type { CoreActions } from '@latchkey/core'

/** How another mail is had. */
export interface Resend {
  /** The text instead of the button: how long to wait, or that it is being sent. */
  readonly wait: string | undefined
  readonly label: string
  run(): void
}

export interface ResendInput {
  /** Whole seconds until another e-mail may be requested; 0: now. */
  readonly seconds: number
  readonly isResending: boolean
  readonly actions: Pick<CoreActions, 'auth'>
  readonly words: {
    readonly send: string
    readonly busy: string
    wait(seconds: string): string
  }
}

/** Another mail, as soon as that is allowed. */
export function resendModel({ seconds, isResending, actions, words }: ResendInput): Resend {
  const waiting = seconds > 0 ? words.wait(String(seconds)) : undefined
  return {
    wait: isResending ? words.busy : waiting,
    label: words.send,
    run: () => actions.auth.resendEmail(),
  }
}
