import { readOptions } from '@latchkey/core'
import { createInstance } from './create-instance.ts'
import type { CreateLatchkeyOptions, Latchkey } from './latchkey.ts'
import { readPage } from './page.ts'

/**
 * Makes the modal of a page. Safe on a server, where it does nothing; in a browser it prepares
 * itself while the page is idle, and at once when somebody was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createInstance(readOptions(options), {
    page: readPage(),
    async mount(input) {
      const { adapters = [] } = options
      const [{ mountModal }] = await Promise.all([
        import('../modal/mount-modal.tsx'),
        ...adapters.map((adapter) => adapter.prepare?.('wallets')),
      ])
      return mountModal(input)
    },
  })
}
