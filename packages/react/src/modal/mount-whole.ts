/**
 * The second stage, and the modal with it: fetched later by a page that is new to the visitor, and at
 * once by one that was left connected. As one file, so that who comes back has it already.
 */

// biome-ignore lint/performance/noBarrelFile: what it names makes the file that is fetched
export { createRest } from '@latchkey/core'
export { PAGE_BUSY as busySheet } from '@latchkey/ui/page'
export { mountModal } from './mount-modal.tsx'
