import { createWholeCore } from '@latchkey/core'
import { type Modal, type MountInput, mountModal as mount } from './mount-modal.tsx'

/**
 * The same for a page that was left connected: its core comes whole, so nothing is fetched in turn,
 * and who comes back is connected before anything is drawn.
 */
export function mountModal(input: MountInput): Promise<Modal> {
  return mount({ ...input, createCore: createWholeCore })
}
