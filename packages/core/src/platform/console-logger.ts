import type { Logger } from '../contract/index.ts'
import { logText } from './log-text.ts'

/** The modal's own lines, where developers look: failures and notes. Source: docs/alerts.md. */
export function createConsoleLogger(): Logger {
  return {
    error: (message, cause) => console.error(`[latchkey] ${logText(message, cause)}`),
    warn() {},
    note: (message) => console.info(`[latchkey] ${message}`),
  }
}
