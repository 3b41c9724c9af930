import type { AuthPort } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { within } from './time-limits.ts'

/**
 * The embedded wallet as logins ask it. A frame that is there and says nothing is given up also where
 * its protocol has no limit, because a visitor looks on. What waits for the visitor waits as before.
 */
export function inTime(port: AuthPort, timers: Pick<Timers, 'after'>): AuthPort {
  const { email, social, farcaster } = port
  const soon = <Answer>(
    signal: AbortSignal,
    ask: (limit: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => within(timers, signal, ask)
  return {
    ...port,
    email: {
      ...email,
      change: (to, signal) => soon(signal, (limit) => email.change(to, limit)),
      enterPrimaryCode: (code, signal) =>
        soon(signal, (limit) => email.enterPrimaryCode(code, limit)),
      enterSecondaryCode: (code, signal) =>
        soon(signal, (limit) => email.enterSecondaryCode(code, limit)),
    },
    social: {
      ...social,
      connect: (resultUri, signal) => soon(signal, (limit) => social.connect(resultUri, limit)),
    },
    farcaster: { ...farcaster, uri: (signal) => soon(signal, farcaster.uri) },
    setAccountType: (type, signal) => soon(signal, (limit) => port.setAccountType(type, limit)),
  }
}
