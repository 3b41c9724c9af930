import { afterAll, afterEach, vi } from 'vitest'
import { failOnConsole } from './console.ts'
import { addErrorTexts } from './error-texts.ts'
import { failOnOutsideConnection } from './outside-of-process.ts'
import './patience.ts'
import { failOnWarning } from './warnings.ts'

/**
 * Runs before each file of Node tests. Files of one worker share its modules: what a module installs
 * it installs once, and the hooks here are registered for each file.
 */
addErrorTexts()

afterEach(failOnConsole)
afterEach(failOnWarning)
afterEach(failOnOutsideConnection)
afterAll(async () => {
  // A module that is still loading when a file's tests end would fail to load, and the failure would
  // stay in the module cache: the worker's next file that imports it would fail.
  await vi.dynamicImportSettled()
  failOnConsole()
  await failOnWarning()
  failOnOutsideConnection()
})
