import type { Catalog } from './describe.ts'

/**
 * Failures that the frame of the embedded wallet meets, as in `CATALOG`. They come along with the
 * frame, which a visitor loads who logs in by it. Messages: specification, section 8; facts, frame
 * protocol, section 3; facts, alerts, section 1.
 */
export const AUTH_CATALOG = {
  'frame.load-failed': 'Unable to load email login dependency',
  'frame.timeout': 'Embedded Wallet Request Timed Out',
  'frame.failed': 'Something went wrong',
  'frame.unset': 'W3mFrame: iframe is not set',
  'frame.parent-unset': 'W3mFrame: parent is not set',
  'frame.element-taken': 'The page already has an element of this name: no frame was made',
  'frame.method-refused': 'Requested RPC call is not allowed',
  /** In the frame's own words. */
  'frame.refused': (c: { readonly message: string }) => c.message || 'An error occurred',
  'email.cooldown': (c: { readonly seconds: number }) =>
    `Please try again after ${c.seconds} seconds`,
} satisfies Catalog
