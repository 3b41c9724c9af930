import type { Logger } from '../contract/index.ts'
import { logText } from './log-text.ts'

/** Writes failures and notes to the console. Source: docs/alerts.md. */
export function createConsoleLogger(): Logger {
  return {
    error: (message, cause) => console.error(`[latchkey] ${logText(message, cause)}`),
    warn() {},
    note: (message) => console.info(`[latchkey] ${message}`),
  }
}
