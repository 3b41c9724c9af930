/** English texts of the views of other logins. */
export const enSocialLogins = {
  'login.socials.title': 'More ways to log in',

  'create.title': 'Create a wallet',
  'create.text': 'Log in to get a wallet. Nothing to install, and it comes with you.',
  'create.more': 'Read about wallets',

  'login.waiting.title': 'Log in with {provider}',
  'login.waiting.text': 'Finish in the window that opened. This page continues on its own.',
  'login.waiting.again': 'Open the window again',
  'login.opening.text': 'Opening {provider}…',
  'login.fetching.text': 'Authenticating…',
  'login.failed.text': 'You weren’t logged in. You can try again or choose another way.',
  'login.blocked.title': 'The window was blocked',
  'login.blocked.text': 'Allow {site} to open windows in this browser, then try again.',
  'login.refused.title': 'The login was refused',
  'login.slow': 'Still loading…',
  'login.other': 'Choose another way',

  'farcaster.title': 'Farcaster',
  'farcaster.scan': 'Scan this code with your phone to log in with Farcaster.',
  'farcaster.scan.label': 'Code to log in with Farcaster',
  'farcaster.copy': 'Copy link',
  'farcaster.copied': 'Link copied',
  'farcaster.open': 'Open Farcaster',
  'farcaster.phone.title': 'Continue in Farcaster',
  'farcaster.phone.text': 'Approve the login there, then come back to this page.',
  'farcaster.preparing': 'Preparing…',
} as const
