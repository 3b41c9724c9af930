/**
 * The second stage, and the modal with it: fetched later by a page that is new to the visitor, and at
 * once by one that was left connected. As one file, so that who comes back has it already.
 */

import { type Core, hasLogins } from '@latchkey/core'
import type { Logins } from './create-logins.ts'

// biome-ignore lint/performance/noBarrelFile: what it names makes the file that is fetched
export { createRest } from '@latchkey/core'
export { PAGE_BUSY as busySheet } from '@latchkey/ui/page'
export { mountModal } from './mount-modal.tsx'

/**
 * Fetches what logins are drawn with, where there is a way to begin one. It stands on the modal, which
 * can't name it therefore.
 */
export async function loadLogins(core: Pick<Core, 'snapshot'>): Promise<Logins | undefined> {
  if (!hasLogins(core.snapshot().options)) return undefined
  return (await import('../logins/index.ts')).takeLogins()
}
