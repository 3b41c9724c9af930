import { LatchkeyError } from './contract/index.ts'

/** Something, one at sign, and a host with a dot; the frame's service knows better. */
const EMAIL = /^[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]{2,}$/

/** Longest address there can be. Source: RFC 5321, section 4.5.3. */
const MAX_LENGTH = 254

/** What a visitor typed, as an address. @throws LatchkeyError `email.malformed`. */
export function readEmail(typed: string): string {
  const email = typed.trim()
  if (email.length <= MAX_LENGTH && EMAIL.test(email)) return email
  throw new LatchkeyError('email.malformed', {})
}
