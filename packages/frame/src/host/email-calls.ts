import { type AuthPort, LatchkeyError } from '@latchkey/core/contract'
import type { CallFrame } from './requester.ts'
import type { StoredSession } from './stored-session.ts'

interface Deps {
  readonly callFrame: CallFrame
  readonly stored: StoredSession
}

/** Login by e-mail, and the change of the address. Codes go to the frame and nowhere else. */
export function createEmailCalls({ callFrame, stored }: Deps): AuthPort['email'] {
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
      const { action } = await callFrame('CONNECT_EMAIL', { email }, { signal })
      cooldown.start()
      return action
    },
    awaitDevice: (signal) => callFrame('CONNECT_DEVICE', undefined, { signal }),
    enterCode: (otp, signal) => callFrame('CONNECT_OTP', { otp }, { signal }),
    async change(email, signal) {
      requireCooldown()
      const { action } = await callFrame('UPDATE_EMAIL', { email }, { signal })
      cooldown.start()
      return action
    },
    enterPrimaryCode: (otp, signal) => callFrame('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal }),
    async enterSecondaryCode(otp, signal) {
      const { newEmail } = await callFrame('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal })
      stored.setLogin({ email: newEmail })
      return { email: newEmail }
    },
  }
}
