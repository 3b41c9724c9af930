import type { Reporter, TestCase, TestSpecification } from 'vitest/node'
import { createProgress } from '../lib/progress.mjs'

/** Says in few lines how far a run of vitest is; `npm test` reads what came of it from a report. */
// biome-ignore lint/style/noDefaultExport: the runner wants it so
export default class ProgressReporter implements Reporter {
  #progress = createProgress(0)

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress = createProgress(files.length)
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.#progress.fail(test.fullName)
  }

  onTestModuleEnd(): void {
    this.#progress.end()
  }
}
