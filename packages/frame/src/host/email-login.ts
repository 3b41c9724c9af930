import { type AuthPort, LatchkeyError } from '@latchkey/core/contract'
import type { Ask } from './requester.ts'
import type { SessionMemory } from './stored-session.ts'

interface Deps {
  readonly ask: Ask
  readonly memory: SessionMemory
}

/** Logins by e-mail, and the change to another address. Codes go to the frame and nowhere else. */
export function createEmail({ ask, memory }: Deps): AuthPort['email'] {
  function requireCooldown(): void {
    const seconds = memory.secondsToNext()
    if (seconds > 0) throw new LatchkeyError('email.cooldown', { seconds })
  }

  return {
    remembered: memory.email,
    secondsToNext: memory.secondsToNext,
    async begin(email, signal) {
      requireCooldown()
      const { action } = await ask('CONNECT_EMAIL', { email }, { signal })
      memory.mailed()
      return action
    },
    awaitDevice: (signal) => ask('CONNECT_DEVICE', undefined, { signal }),
    enterCode: (otp, signal) => ask('CONNECT_OTP', { otp }, { signal }),
    async change(email, signal) {
      requireCooldown()
      const { action } = await ask('UPDATE_EMAIL', { email }, { signal })
      memory.mailed()
      return action
    },
    enterPrimaryCode: (otp, signal) => ask('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal }),
    async enterSecondaryCode(otp, signal) {
      const { newEmail } = await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
      memory.loggedIn({ email: newEmail })
      return { email: newEmail }
    },
  }
}
