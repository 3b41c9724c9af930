import { createProgress } from './progress.mjs'

/** Says in few lines how far a run of journeys is; `npm test` reads what came of it from a report. */
// biome-ignore lint/style/noDefaultExport: the runner wants it so
export default class JourneyProgress {
  #progress = createProgress(0)

  onBegin(_config, suite) {
    this.#progress = createProgress(suite.allTests().length)
  }

  onTestEnd(test, { status }) {
    if (!['passed', 'skipped'].includes(status))
      this.#progress.fail(test.titlePath().slice(2).join(' › '))
    this.#progress.end()
  }

  onError({ message = '' }) {
    this.#progress.fail(message)
  }

  printsToStdio() {
    return true
  }
}
