import {
  type AuthPort,
  isLatchkeyError,
  type LatchkeyError,
  toLatchkeyError,
} from '../contract/index.ts'
import { readEmail } from '../read-email.ts'
import type { EmailChangeStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import {
  type ChangeCode,
  type EmailChangeEffect,
  type EmailChangeEvent,
  emailChangeMachine,
} from './email-change.machine.ts'

interface Deps {
  readonly tries: number
  onState(step: EmailChangeStep): void
  port(): Promise<Pick<AuthPort, 'email'>>
  /** A mail was asked for, and sent or refused. */
  mailed(): void
  show(which: ChangeCode, newEmail: string): void
  changed(newEmail: string): void
  failed(error: LatchkeyError): void
  track(event: string, properties?: Readonly<Record<string, unknown>>): void
}

type Context = EffectContext<EmailChangeEvent>

/** Drives the move of a login to another e-mail address. */
export function createEmailChangeFlow(deps: Deps): Flow<EmailChangeStep, EmailChangeEvent> {
  return runMachine<EmailChangeStep, EmailChangeEvent, EmailChangeEffect>({
    machine: emailChangeMachine(deps.tries),
    perform(effect, context) {
      switch (effect.type) {
        case 'request':
          return request(deps, effect.newEmail, context)
        case 'check':
          return check(deps, effect, context)
        case 'show':
          deps.show(effect.which, effect.newEmail)
          return undefined
        case 'tell':
          deps.changed(effect.newEmail)
          return undefined
        case 'announceFailure':
          deps.failed(effect.error)
          return undefined
      }
    },
    onState: deps.onState,
    toFailure(thrown) {
      const error = toLatchkeyError(thrown)
      return { type: 'failed', error, isRefusal: isLatchkeyError(error, 'frame.refused') }
    },
  })
}

async function request(
  deps: Deps,
  newEmail: string,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const address = readEmail(newEmail)
  const port = await deps.port()
  try {
    return { type: 'proof', proof: await port.email.change(address, signal) }
  } finally {
    if (!signal.aborted) deps.mailed()
  }
}

async function check(
  deps: Deps,
  { which, code }: Extract<EmailChangeEffect, { readonly type: 'check' }>,
  { signal }: Context,
): Promise<EmailChangeEvent> {
  const { email } = await deps.port()
  if (which === 'primaryCode') {
    await email.enterPrimaryCode(code, signal)
    deps.track('EMAIL_VERIFICATION_CODE_PASS')
    return { type: 'accepted' }
  }
  const { email: newEmail } = await email.enterSecondaryCode(code, signal)
  deps.track('EMAIL_VERIFICATION_CODE_PASS')
  return { type: 'changed', newEmail }
}
