import { OPTION_READER } from '@latchkey/core'
import type { Modal } from '../modal/mount-modal.tsx'
import { createInstance, type InstanceMount } from './create-instance.ts'
import type { CreateLatchkeyOptions, Latchkey } from './latchkey.ts'
import { readPage } from './page.ts'

/**
 * Makes the modal of a page. Safe on a server, where it does nothing; in a browser it prepares
 * itself while the page is idle, and at once when somebody was connected before.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function createLatchkey(options: CreateLatchkeyOptions): Latchkey {
  return createInstance(OPTION_READER.readOptions(options), { page: readPage(), mount })
}

/** Fetches the modal and its adapters side by side; for who returns, with all that takes them up. */
async function mount(input: InstanceMount, isReturning: boolean): Promise<Modal> {
  const { adapters = [] } = input.options
  const [stage] = await Promise.all([
    isReturning ? loadWhole() : loadFirst(),
    ...adapters.map((adapter) => adapter.prepare?.(isReturning ? 'sessions' : 'wallets')),
  ])
  return stage.mountModal({ ...input, ...stage, reader: OPTION_READER, loadRest: loadWhole })
}

type Whole = typeof import('../modal/mount-whole.ts')

// By themselves, since bundlers tell ahead what they import only where an import stands alone.
function loadFirst(): Promise<Partial<Whole> & Pick<Whole, 'mountModal'>> {
  return import('../modal/mount-modal.tsx')
}

function loadWhole(): Promise<Whole> {
  return import('../modal/mount-whole.ts')
}
