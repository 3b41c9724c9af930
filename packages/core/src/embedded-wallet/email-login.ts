import {
  type AuthPort,
  isLatchkeyError,
  type LatchkeyError,
  toLatchkeyError,
} from '../contract/index.ts'
import { readEmail } from '../read-email.ts'
import type { EmailLoginStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import {
  type EmailLoginEffect,
  type EmailLoginEvent,
  emailLoginMachine,
} from './email-login.machine.ts'

interface Deps {
  readonly tries: number
  /** Drawn to by whoever shows the login. */
  onState(step: EmailLoginStep): void
  port(): Promise<Pick<AuthPort, 'email'>>
  /** A mail was asked for, and sent or refused: it takes a while until another one may be. */
  mailed(): void
  /** Makes the person's account of whoever is logged in now. */
  arrive(email: string, signal: AbortSignal): Promise<void>
  show(view: Extract<EmailLoginEffect, { readonly type: 'show' }>['view'], email: string): void
  failed(error: LatchkeyError): void
  /** Analytics. Source: facts, events. */
  track(event: string, properties?: Readonly<Record<string, unknown>>): void
}

type Context = EffectContext<EmailLoginEvent>

/** Drives a login by e-mail. */
export function createEmailLoginFlow(deps: Deps): Flow<EmailLoginStep, EmailLoginEvent> {
  let email = ''
  return runMachine<EmailLoginStep, EmailLoginEvent, EmailLoginEffect>({
    machine: emailLoginMachine(deps.tries),
    perform(effect, context) {
      switch (effect.type) {
        case 'begin':
          return begin(deps, effect.email, context)
        case 'awaitDevice':
          return awaitDevice(deps, context)
        case 'checkCode':
          return checkCode(deps, effect.code, context)
        case 'arrive':
          return deps.arrive(email, context.signal).then(() => ({ type: 'arrived' }) as const)
        case 'show':
          deps.show(effect.view, email)
          return undefined
        case 'announceFailure':
          deps.failed(effect.error)
          return undefined
      }
    },
    onState(step) {
      if ('email' in step) email = step.email
      deps.onState(step)
    },
    toFailure: (thrown) => ({ type: 'failed', ...judged(thrown) }),
  })
}

/** A code that the frame looked at costs a try; one that never got there does not. */
function judged(thrown: unknown) {
  const error = toLatchkeyError(thrown)
  return { error, isRefusal: isLatchkeyError(error, 'frame.refused') }
}

async function begin(deps: Deps, email: string, { signal }: Context): Promise<EmailLoginEvent> {
  const address = readEmail(email)
  const port = await deps.port()
  try {
    const proof = await port.email.begin(address, signal)
    if (proof === 'VERIFY_OTP') deps.track('EMAIL_VERIFICATION_CODE_SENT')
    return { type: 'proof', proof }
  } finally {
    if (!signal.aborted) deps.mailed()
  }
}

async function awaitDevice(deps: Deps, { signal }: Context): Promise<EmailLoginEvent> {
  const port = await deps.port()
  await port.email.awaitDevice(signal)
  deps.track('DEVICE_REGISTERED_FOR_EMAIL')
  deps.track('EMAIL_VERIFICATION_CODE_SENT')
  return { type: 'approved' }
}

async function checkCode(deps: Deps, code: string, { signal }: Context): Promise<EmailLoginEvent> {
  const port = await deps.port()
  try {
    await port.email.enterCode(code, signal)
  } catch (thrown) {
    // The frame's own words may name the address: they are sent nowhere. Source: security rule S16.
    const message = judged(thrown).error.code
    if (!signal.aborted) deps.track('EMAIL_VERIFICATION_CODE_FAIL', { message })
    throw thrown
  }
  deps.track('EMAIL_VERIFICATION_CODE_PASS')
  return { type: 'accepted' }
}
