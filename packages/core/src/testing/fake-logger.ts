import type { Logger } from '../contract/index.ts'

/** One line that was logged. */
export interface LoggedLine {
  readonly level: 'error' | 'warn' | 'note'
  readonly message: string
  readonly cause?: unknown
}

/** A logger that records its lines for the test. */
export interface FakeLogger extends Logger {
  readonly lines: readonly LoggedLine[]
}

/** Creates a recording logger. */
export function createFakeLogger(): FakeLogger {
  const lines: LoggedLine[] = []
  return {
    lines,
    error: (message, cause) => lines.push({ level: 'error', message, cause }),
    warn: (message) => lines.push({ level: 'warn', message }),
    note: (message) => lines.push({ level: 'note', message }),
  }
}
