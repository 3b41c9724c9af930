import { isEmailAddress, LatchkeyError } from '../contract/index.ts'

/** Reads an e-mail address that a visitor typed. @throws LatchkeyError `email.malformed`. */
export function readEmail(typed: string): string {
  const email = typed.trim()
  if (isEmailAddress(email)) return email
  throw new LatchkeyError('email.malformed', {})
}
