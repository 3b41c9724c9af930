import { isLatchkeyError, plainError, toLatchkeyError } from '../contract/index.ts'
import type { AuthState, EmailChangeStep } from '../store/auth-state.ts'
import type { Route } from '../store/routes.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'
import {
  type ChangeCode,
  type EmailChangeEffect,
  type EmailChangeEvent,
  emailChangeMachine,
} from './email-change.machine.ts'
import type { EmailCooldown } from './email-cooldown.ts'
import type { FramePort } from './frame-port.ts'
import { readEmail } from './read-email.ts'
import { withTimeLimit } from './time-limits.ts'

/** The change of a login's e-mail address. */
export interface EmailChange {
  submit(typedEmail: string): void
  /** Has the e-mail with the code sent again. */
  resend(): void
  enterCode(code: string): void
  /** Aborts the change. */
  cancel(): void
}

interface Deps extends Pick<EmbeddedWalletDeps, 'state' | 'timers' | 'modal' | 'feedback'> {
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'load'>
  readonly cooldown: Pick<EmailCooldown, 'start'>
}

type Context = EffectContext<EmailChangeEvent>

/** Creates the e-mail change of one core. */
export function createEmailChange(deps: Deps): EmailChange {
  const { auth, feedback } = deps
  const flow = runMachine<EmailChangeStep, EmailChangeEvent, EmailChangeEffect>({
    machine: emailChangeMachine,
    async perform(effect, context) {
      switch (effect.type) {
        case 'requestChange':
          return requestChange(deps, effect.newEmail, context)
        case 'checkCode':
          return checkCode(deps, effect, context)
        case 'showView':
          showView(deps, effect.which, effect.newEmail)
          return undefined
        case 'finish':
          finish(deps, effect.newEmail)
          return undefined
        case 'reportFailure':
          // The field itself shows that an address is malformed.
          if (effect.error.code !== 'email.malformed') feedback.showError(plainError(effect.error))
          return undefined
      }
    },
    onState(step) {
      auth.emailChange.current = step
    },
    toFailure(thrown) {
      const error = toLatchkeyError(thrown)
      return { type: 'failed', error, isRefusal: isLatchkeyError(error, 'frame.refused') }
    },
  })
  return {
    submit: (typed) => flow.send({ type: 'submitted', newEmail: typed.trim() }),
    resend: () => flow.send({ type: 'resendRequested' }),
    enterCode: (code) => flow.send({ type: 'codeEntered', code }),
    cancel: () => flow.send({ type: 'cancelled' }),
  }
}

async function requestChange(
  { frame, timers, cooldown }: Deps,
  newEmail: string,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const address = readEmail(newEmail)
  const { email } = await frame.load()
  try {
    const proof = await withTimeLimit(timers, signal, (limited) => email.change(address, limited))
    return { type: 'proofRequested', proof }
  } finally {
    if (!signal.aborted) cooldown.start()
  }
}

async function checkCode(
  { frame, timers, feedback }: Deps,
  { which, code }: Extract<EmailChangeEffect, { readonly type: 'checkCode' }>,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const { email } = await frame.load()
  if (which === 'primaryCode') {
    await withTimeLimit(timers, signal, (limited) => email.enterPrimaryCode(code, limited))
    feedback.track({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
    return { type: 'codeAccepted' }
  }
  const changed = await withTimeLimit(timers, signal, (limited) =>
    email.enterSecondaryCode(code, limited),
  )
  feedback.track({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
  return { type: 'emailChanged', newEmail: changed.email }
}

/** The view of the second code replaces that of the first. */
function showView({ modal }: Deps, which: ChangeCode, newEmail: string): void {
  const isPrimary = which === 'primaryCode'
  const view = isPrimary ? 'EmailUpdatePrimaryOtp' : 'EmailUpdateSecondaryOtp'
  const route: Route = { view, params: { newEmail } }
  if (modal.route().view === 'EmailUpdatePrimaryOtp') modal.replace(route)
  else modal.push(route)
}

/** Writes the new address and leaves the views of the change. */
function finish({ state, auth, modal }: Deps, newEmail: string): void {
  if (auth.user) auth.user = { ...auth.user, email: newEmail }
  const remaining = state.router.history.filter(({ view }) => !view.startsWith('EmailUpdate'))
  if (remaining.length > 0) modal.restore(remaining)
  else modal.close({ isForced: true })
}
