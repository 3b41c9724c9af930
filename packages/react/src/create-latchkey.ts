import type { Framework } from '@latchkey/core'
import { accountPart, readOptions } from '@latchkey/core/page'
import { createInstance } from './instance/create-instance.ts'
import type { CreateLatchkeyOptions, Latchkey } from './instance/latchkey.ts'
import type { Modal, MountInput } from './instance/modal-port.ts'
import { readPage } from './instance/page.ts'
import { loginComponents } from './partials/logins/lazy-login-components.ts'

/**
 * Makes the modal of a page. Safe on a server, where it does nothing; in a browser it prepares
 * itself while the page is idle, and at once when a wallet was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createLatchkeyIn(undefined, options)
}

/**
 * The same for the package of another framework, which requests name as `sv`.
 *
 * @param framework - Default: `react`, or `html` in a page with our elements.
 */
export function createLatchkeyIn(
  framework: Framework | undefined,
  options: CreateLatchkeyOptions,
): Latchkey {
  return createInstance(readOptions(options), {
    page: readPage(),
    mount: (input) => mount({ ...input, framework }),
  })
}

/**
 * Loads the modal, its adapters and what begins logins side by side; for a visitor whose sessions are
 * resumed, what resumes them, too.
 */
async function mount(input: MountInput): Promise<Modal> {
  const { adapters = [], auth } = input.options
  const [{ mountModal }] = await Promise.all([
    import('./modal/mount-modal.ts'),
    auth && loginComponents.load(),
    input.isReturning && accountPart.load(),
    ...adapters.map((adapter) => adapter.prepare?.(input.isReturning ? 'sessions' : 'wallets')),
  ])
  return mountModal(input)
}
