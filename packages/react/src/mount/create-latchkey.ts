import { readOptions } from '@latchkey/core/page'
import type { CreateLatchkeyOptions, Latchkey } from '../instance/latchkey.ts'
import { readPage } from '../instance/page.ts'
import type { Modal, MountInput } from '../modal/mount-modal.tsx'
import { loginComponents } from '../partials/logins/lazy-login-components.ts'
import { createInstance } from './create-instance.ts'

/**
 * Makes the modal of a page. Safe on a server, where it does nothing; in a browser it prepares
 * itself while the page is idle, and at once when a wallet was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createInstance(readOptions(options), { page: readPage(), mount })
}

/**
 * Loads the modal, its adapters and what begins logins side by side; for a visitor whose sessions are
 * resumed, what resumes them, too.
 */
async function mount(input: MountInput): Promise<Modal> {
  const { adapters = [], auth } = input.options
  const [{ mountModal }] = await Promise.all([
    import('../modal/mount-modal.tsx'),
    auth && loginComponents.load(),
    ...adapters.map((adapter) => adapter.prepare?.(input.isReturning ? 'sessions' : 'wallets')),
  ])
  return mountModal(input)
}
