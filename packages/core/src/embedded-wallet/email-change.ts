import type { CoreSessions } from '../connections/sessions.ts'
import { isLatchkeyError, plainError, toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import type { Route } from '../store/routes.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import type { AuthState, EmailChangeStep } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import {
  type ChangeCode,
  type EmailChangeEffect,
  type EmailChangeEvent,
  emailChangeMachine,
} from './email-change.machine.ts'
import type { EmailCooldown } from './email-cooldown.ts'
import { enterStep, updateEmail } from './embedded-wallet.state.ts'
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

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ui: Pick<Ui, 'modal' | 'notices' | 'track'>
  readonly sessions: Pick<CoreSessions, 'update'>
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'load'>
  readonly cooldown: Pick<EmailCooldown, 'start'>
}

type Context = EffectContext<EmailChangeEvent>

/** Creates the e-mail change of one core. */
export function createEmailChange(deps: Deps): EmailChange {
  const { auth, ui } = deps
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
          if (effect.error.code !== 'email.malformed' && !auth.isHeadless)
            ui.notices.fail(plainError(effect.error))
          return undefined
      }
    },
    onState(step) {
      enterStep(auth, 'emailChange', step)
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
  { auth, frame, timers, ui, cooldown }: Deps,
  newEmail: string,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const address = readEmail(newEmail)
  // Later ones only send the e-mail again.
  const isFirst = auth.emailChange.current.step === 'requesting'
  if (isFirst) ui.track({ event: 'EMAIL_EDIT' })
  const { email } = await frame.load()
  try {
    const proof = await withTimeLimit(timers, signal, (limited) => email.change(address, limited))
    return { type: 'proofRequested', proof }
  } finally {
    if (!signal.aborted) cooldown.start()
  }
}

async function checkCode(
  deps: Deps,
  effect: Extract<EmailChangeEffect, { readonly type: 'checkCode' }>,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const { ui } = deps
  try {
    const accepted = await enterCode(deps, effect, signal)
    ui.track({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
    return accepted
  } catch (thrown) {
    // The code of the error only: the frame's message may contain the address (docs/security.md, S16).
    const message = toLatchkeyError(thrown).code
    if (!signal.aborted) {
      ui.track({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    }
    throw thrown
  }
}

async function enterCode(
  { frame, timers }: Deps,
  { which, code }: Extract<EmailChangeEffect, { readonly type: 'checkCode' }>,
  signal: AbortSignal,
): Promise<EmailChangeEvent> {
  const { email } = await frame.load()
  if (which === 'primaryCode') {
    await withTimeLimit(timers, signal, (limited) => email.enterPrimaryCode(code, limited))
    return { type: 'codeAccepted' }
  }
  const changed = await withTimeLimit(timers, signal, (limited) =>
    email.enterSecondaryCode(code, limited),
  )
  return { type: 'emailChanged', newEmail: changed.email }
}

/** The view of the second code replaces that of the first. */
function showView({ auth, ui: { modal } }: Deps, which: ChangeCode, newEmail: string): void {
  if (auth.isHeadless) return
  const isPrimary = which === 'primaryCode'
  const view = isPrimary ? 'EmailUpdatePrimaryOtp' : 'EmailUpdateSecondaryOtp'
  const route: Route = { view, params: { newEmail } }
  if (modal.route().view === 'EmailUpdatePrimaryOtp') modal.replace(route)
  else modal.push(route)
}

/** Writes the new address and leaves the views of the change. */
function finish({ state, auth, ui, sessions }: Deps, newEmail: string): void {
  updateEmail(auth, newEmail)
  const active = Object.values(state.accounts).flatMap((account) =>
    account?.status === 'connected' ? [account] : [],
  )
  const inactive = Object.values(state.inactive ?? {}).flatMap((list) => list ?? [])
  for (const { session, wallet } of [...active, ...inactive]) {
    const { embedded } = wallet
    if (embedded === undefined) continue
    const user = { ...embedded.user, email: newEmail }
    sessions.update(session, { ...wallet, embedded: { ...embedded, user } })
  }
  if (auth.isHeadless) return
  const remaining = state.router.history.filter(({ view }) => !view.startsWith('EmailUpdate'))
  if (remaining.length > 0) ui.modal.restore(remaining)
  else ui.modal.close({ isForced: true })
}
