import type { Catalog } from './describe.ts'

/**
 * Failures that only logins by e-mail and socials meet, as in `CATALOG`, besides those of the frame.
 * They come along with what leads through a login. Messages: facts, alerts, sections 2 and 3.
 */
export const LOGIN_CATALOG = {
  'email.malformed': 'Invalid email. Try again.',
  'auth.none': 'Address or auth connector not found',
  'auth.account-type': 'This website does not work with that kind of account',
  'social.popup-blocked': 'Could not open social popup',
  'social.popup-closed': 'The login window was closed',
  'social.no-address': 'Could not fetch the social redirect uri',
  'social.timeout': 'Social login timed out. Please try again.',
  'social.untrusted': 'Untrusted Origin',
} satisfies Catalog
