import { vi } from 'vitest'

/** How long a test waits for a state unless it says otherwise; `expect.poll` waits as long. */
const PATIENCE_MS = 10_000

const { waitFor, waitUntil } = vi

vi.waitFor = (look, options) => waitFor(look, patient(options))
vi.waitUntil = (look, options) => waitUntil(look, patient(options))

interface Waiting {
  readonly timeout?: number
  readonly interval?: number
}

function patient(options: number | Waiting = {}): Waiting {
  return { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) }
}
