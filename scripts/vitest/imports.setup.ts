import { afterAll, vi } from 'vitest'

/**
 * A part that is still on its way when a file's tests are over would be refused, and the refusal
 * stay with the module: the worker's next file, which wants it too, would fail with it.
 */
afterAll(() => vi.dynamicImportSettled())
