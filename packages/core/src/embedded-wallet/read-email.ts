import { LatchkeyError } from '../contract/index.ts'

/** Text, one at sign, and a host with a dot. The frame's service checks the rest. */
const EMAIL = /^[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]{2,}$/

/** Longest valid address. Source: RFC 5321, section 4.5.3. */
const MAX_LENGTH = 254

/** Reads an e-mail address that a visitor typed. @throws LatchkeyError `email.malformed`. */
export function readEmail(typed: string): string {
  const email = typed.trim()
  if (email.length <= MAX_LENGTH && EMAIL.test(email)) return email
  throw new LatchkeyError('email.malformed', {})
}
