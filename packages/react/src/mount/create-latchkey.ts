import { OPTION_READER } from '@latchkey/core'
import type { Modal } from '../modal/mount-modal.tsx'
import { createInstance, type InstanceMount } from './create-instance.ts'
import type { CreateLatchkeyOptions, Latchkey } from './latchkey.ts'
import { readPage, whenIdle } from './page.ts'

/**
 * Makes the modal of a page. Safe on a server, where it does nothing; in a browser it prepares
 * itself while the page is idle, and at once when somebody was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createInstance(OPTION_READER.readOptions(options), { page: readPage(), mount })
}

/** Fetches the modal and its adapters side by side. */
async function mount(input: InstanceMount, isReturning: boolean): Promise<Modal> {
  const { adapters = [] } = input.options
  const part = isReturning ? 'sessions' : 'wallets'
  const [{ mountModal }] = await Promise.all([
    isReturning ? loadWhole() : import('../modal/mount-modal.tsx'),
    ...adapters.map((adapter) => adapter.prepare?.(part)),
  ])
  const modal = await mountModal({ ...input, reader: OPTION_READER })
  // Whoever connects may come back: a browser then has what is fetched for that.
  modal.core.watchEvents(({ type }) => {
    if (type === 'sessionOpened') whenIdle(input.page, () => void loadWhole().catch(() => {}))
  })
  return modal
}

/** By itself, since bundlers tell ahead what it imports only where an import stands alone. */
function loadWhole(): Promise<Pick<typeof import('../modal/mount-modal.tsx'), 'mountModal'>> {
  return import('../modal/mount-whole.ts')
}
