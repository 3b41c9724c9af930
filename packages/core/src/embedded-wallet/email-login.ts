import {
  isLatchkeyError,
  type LatchkeyError,
  plainError,
  toLatchkeyError,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import type { AuthState, EmailLoginStep } from '../store/state/auth.ts'
import type { EmailCooldown } from './email-cooldown.ts'
import {
  type EmailLoginEffect,
  type EmailLoginEvent,
  emailLoginMachine,
} from './email-login.machine.ts'
import { enterStep } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { LoginSession } from './login-session.ts'
import { readEmail } from './read-email.ts'

/** A login by e-mail. */
export interface EmailLogin {
  /** Sends the address to the frame, which sends an e-mail. */
  submit(typedEmail: string): void
  /** Has the e-mail sent again. */
  resend(): void
  enterCode(code: string): void
  /** Aborts the login. */
  cancel(): void
  state(): EmailLoginStep
}

interface Deps {
  readonly ui: Pick<Ui, 'modal' | 'notices' | 'track'>
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'load'>
  readonly session: Pick<LoginSession, 'logIn' | 'requireNetwork'>
  readonly cooldown: Pick<EmailCooldown, 'start'>
}

type Context = EffectContext<EmailLoginEvent>

/** Creates the e-mail login of one core. */
export function createEmailLogin(deps: Deps): EmailLogin {
  const { auth, session } = deps
  const flow = runMachine<EmailLoginStep, EmailLoginEvent, EmailLoginEffect>({
    machine: emailLoginMachine,
    async perform(effect, context) {
      switch (effect.type) {
        case 'requestEmail':
          return requestEmail(deps, effect.email, context)
        case 'awaitDevice':
          return awaitDevice(deps, context)
        case 'checkCode':
          return checkCode(deps, effect.code, context)
        case 'openSession':
          await session.logIn('email', context.signal)
          return { type: 'sessionOpened' }
        case 'showView':
          showView(deps, effect)
          return undefined
        case 'reportFailure':
          reportFailure(deps, effect.error)
          return undefined
      }
    },
    onState(step) {
      enterStep(auth, 'email', step)
    },
    toFailure: (thrown) => ({ type: 'failed', ...classify(thrown) }),
  })
  return {
    submit: (typed) => flow.send({ type: 'submitted', email: typed.trim() }),
    resend: () => flow.send({ type: 'resendRequested' }),
    enterCode: (code) => flow.send({ type: 'codeEntered', code }),
    cancel: () => flow.send({ type: 'cancelled' }),
    state: flow.state,
  }
}

async function requestEmail(
  { auth, frame, session, ui, cooldown }: Deps,
  email: string,
  { signal }: Context,
): Promise<EmailLoginEvent> {
  const address = readEmail(email)
  // Later ones only send the e-mail again.
  const isFirst = auth.email.current.step === 'sending'
  if (isFirst) ui.track({ event: 'EMAIL_SUBMITTED' })
  session.requireNetwork()
  const port = await frame.load()
  try {
    const proof = await port.email.begin(address, signal)
    if (proof === 'VERIFY_OTP') ui.track({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
    return { type: 'proofRequested', proof }
  } finally {
    if (!signal.aborted) cooldown.start()
  }
}

/** Waits until the visitor opened the link in the e-mail. */
async function awaitDevice({ frame, ui }: Deps, { signal }: Context): Promise<EmailLoginEvent> {
  const port = await frame.load()
  await port.email.awaitDevice(signal)
  ui.track({ event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  ui.track({ event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return { type: 'deviceApproved' }
}

async function checkCode(
  { frame, ui }: Deps,
  code: string,
  { signal }: Context,
): Promise<EmailLoginEvent> {
  const port = await frame.load()
  try {
    await port.email.enterCode(code, signal)
  } catch (thrown) {
    // The code of the error only: the frame's message may contain the address (docs/security.md, S16).
    const message = toLatchkeyError(thrown).code
    if (!signal.aborted) {
      ui.track({ event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
    }
    throw thrown
  }
  ui.track({ event: 'EMAIL_VERIFICATION_CODE_PASS' })
  return { type: 'codeAccepted' }
}

/** A code that the frame refused costs an attempt; one that never reached the frame does not. */
function classify(thrown: unknown): { readonly error: LatchkeyError; readonly isRefusal: boolean } {
  const error = toLatchkeyError(thrown)
  return { error, isRefusal: isLatchkeyError(error, 'frame.refused') }
}

/** A proof replaces the view of the proof before it. */
function showView(
  { auth, ui: { modal } }: Deps,
  { view, email }: Extract<EmailLoginEffect, { readonly type: 'showView' }>,
): void {
  if (auth.isHeadless) return
  const route = { view, params: { email } }
  if (modal.route().view.startsWith('EmailVerify')) modal.replace(route)
  else modal.push(route)
}

function reportFailure({ auth, ui }: Deps, error: LatchkeyError): void {
  if (auth.isHeadless) return
  // The field itself shows that an address is malformed.
  if (error.code !== 'email.malformed') ui.notices.fail(plainError(error))
  // Nothing is left to prove: back to where the address is entered.
  const isFailed = auth.email.current.step === 'failed'
  if (isFailed && ui.modal.route().view.startsWith('EmailVerify')) ui.modal.back()
}
