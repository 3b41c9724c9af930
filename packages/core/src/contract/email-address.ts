/**
 * The addresses that an HTML e-mail field accepts, also with dotless hosts and apostrophes. Source:
 * HTML standard, "valid e-mail address".
 */
const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Longest address that mail can be sent to. Source: RFC 5321, section 4.5.3. */
const MAX_LENGTH = 254

/** Returns true for an e-mail address. The page and the secure site use the same rule. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL_ADDRESS.test(text)
}
