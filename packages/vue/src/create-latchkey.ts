import type { CreateLatchkeyOptions, Latchkey } from '@latchkey/react'
import { createLatchkeyIn } from '@latchkey/react/bindings'

/**
 * Makes the modal of a page with Vue. Safe on a server, where it does nothing; in a browser it
 * prepares itself while the page is idle, and at once when a wallet was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createLatchkeyIn('vue', options)
}
