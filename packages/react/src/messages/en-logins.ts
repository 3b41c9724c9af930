/** English texts of the ways to log in that Connect shows. Braces name what is put in. */
export const enLogins = {
  'logins.email': 'Email address',
  'logins.email.send': 'Continue with email',
  'logins.socials': 'Log in with',
  'logins.continue': 'Continue with {provider}',
  'logins.more': 'More',
  'logins.or': 'or',
  'logins.wallets': 'Continue with a wallet',
  'logins.settings': 'Account settings',
  'logins.upgrade': 'Upgrade your wallet',
  'logins.calls.pending': 'On its way',
  'logins.calls.done': 'Done',
  'logins.calls.failed': 'It failed',
} as const
