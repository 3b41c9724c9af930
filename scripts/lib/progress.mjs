const LINE_EVERY_MS = 15_000

/**
 * Says while a runner works how far it is: a line in fifteen seconds at most, and one for each test that fails.
 *
 * @param total - How many files or journeys there are.
 */
export function createProgress(total) {
  const startMs = performance.now()
  let lastMs = startMs
  let ended = 0
  return {
    /** Is called when a file or a journey ended. */
    end() {
      ended += 1
      const nowMs = performance.now()
      if (nowMs - lastMs < LINE_EVERY_MS) return
      lastMs = nowMs
      write(`${ended} of ${total} after ${Math.round((nowMs - startMs) / 1000)} s`)
    },
    fail: (name) => write(`✗ ${name}`),
  }
}

function write(text) {
  process.stdout.write(`    ${text}\n`)
}
