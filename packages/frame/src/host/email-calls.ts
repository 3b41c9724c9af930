import { type AuthPort, LatchkeyError } from '@latchkey/core/contract'
import type { Ask } from './requester.ts'
import type { StoredSession } from './stored-session.ts'

interface Deps {
  readonly ask: Ask
  readonly stored: StoredSession
}

/** Login by e-mail, and the change of the address. Codes go to the frame and nowhere else. */
export function createEmailCalls({ ask, stored }: Deps): AuthPort['email'] {
  const { cooldown } = stored

  function requireCooldown(): void {
    const seconds = cooldown.secondsLeft()
    if (seconds > 0) throw new LatchkeyError('email.cooldown', { seconds })
  }

  return {
    storedAddress: stored.email,
    secondsToNext: cooldown.secondsLeft,
    async begin(email, signal) {
      requireCooldown()
      const { action } = await ask('CONNECT_EMAIL', { email }, { signal })
      cooldown.start()
      return action
    },
    awaitDevice: (signal) => ask('CONNECT_DEVICE', undefined, { signal }),
    enterCode: (otp, signal) => ask('CONNECT_OTP', { otp }, { signal }),
    async change(email, signal) {
      requireCooldown()
      const { action } = await ask('UPDATE_EMAIL', { email }, { signal })
      cooldown.start()
      return action
    },
    enterPrimaryCode: (otp, signal) => ask('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal }),
    async enterSecondaryCode(otp, signal) {
      const { newEmail } = await ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
      stored.setLogin({ email: newEmail })
      return { email: newEmail }
    },
  }
}
