import { vi } from 'vitest'

/** How long a test waits for a state unless it says otherwise; `expect.poll` waits as long. */
const PATIENCE_MS = 10_000

const { waitFor } = vi

vi.waitFor = (look, options) =>
  waitFor(look, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
