import type { Failure } from './page-catalog.ts'

/** Failures of the embedded wallet, its logins and its frame. They come with it. */
export const LOGIN_CATALOG = {
  'frame.load-failed': {
    message: 'Unable to load email login dependency',
    isRetryable: true,
  },
  'frame.timeout': { message: 'Embedded Wallet Request Timed Out', isRetryable: true },
  'frame.failed': { message: 'Something went wrong', isRetryable: true },
  'frame.unset': { message: 'W3mFrame: iframe is not set' },
  'frame.parent-unset': { message: 'W3mFrame: parent is not set' },
  'frame.element-taken': {
    message: 'The page already has an element of this name: no frame was made',
  },
  'frame.method-refused': { message: 'Requested RPC call is not allowed' },
  /** The secure site words the message. */
  'frame.refused': {
    message: (c: { readonly message: string }) => c.message || 'An error occurred',
  },
  'auth.network': { message: 'Logins do not work on the networks of this website' },
  'email.malformed': { message: 'Invalid email. Try again.', isRetryable: true },
  'email.cooldown': {
    message: (c: { readonly seconds: number }) => `Please try again after ${c.seconds} seconds`,
  },
  'social.popup-blocked': { message: 'Could not open social popup', isRetryable: true },
  'social.no-address': { message: 'Could not fetch the social redirect uri', isRetryable: true },
  'social.timeout': {
    message: 'Social login timed out. Please try again.',
    isRetryable: true,
  },
  'social.code-too-long': {
    message: 'This code is too long to be shown. Log in on a phone, or in another way.',
  },
} satisfies Readonly<Record<string, Failure>>
