import { afterAll, vi } from 'vitest'

/**
 * A module that is still loading when a file's tests end would fail to load, and the failure would
 * stay in the module cache: the worker's next file that imports it would fail.
 */
afterAll(() => vi.dynamicImportSettled())
