/** Prints messages to the user of a command; all output of commands goes through here. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** A failure whose message says what to do: shown without a stack. */
export class ClearError extends Error {
  name = 'ClearError'
}

/** Runs a command's main function; prints a failure and sets the exit code. */
export async function main(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    const text = error instanceof ClearError ? error.message : (error?.stack ?? String(error))
    process.stderr.write(`\n${text}\n`)
    process.exitCode = 1
  }
}

/** @returns Seconds with one digit, such as `3.2 s`. */
export function secondsSince(startMs) {
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`
}
