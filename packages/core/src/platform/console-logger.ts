import type { Logger } from '../contract/index.ts'
import { logText } from './log-text.ts'
import type { RequestObserver } from './observe-requests.ts'

/** How much is written on the console: each level writes what those before it do, and more. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/**
 * Writes the modal's log to the console. Without a level it writes failures and notes. Source:
 * docs/alerts.md.
 */
export function createConsoleLogger(level?: LogLevel): Logger {
  const writes = (least: LogLevel): boolean =>
    level === undefined ? least !== 'warn' : LEVELS.indexOf(least) <= LEVELS.indexOf(level)
  return {
    error(message, cause) {
      if (writes('error')) console.error(`[latchkey] ${logText(message, cause)}`)
    },
    warn(message) {
      if (writes('warn')) console.warn(`[latchkey] ${message}`)
    },
    note(message) {
      if (writes('info')) console.info(`[latchkey] ${message}`)
    },
  }
}

/** Writes the name and the end of each request to a wallet or to the secure frame to the console. */
export function createRequestLog(observer: RequestObserver | undefined): RequestObserver {
  return (request) => {
    observer?.(request)
    const { to, method, outcome } = request
    void outcome.then(({ isAnswered, code }) => {
      const end = isAnswered ? 'answered' : `failed${code === undefined ? '' : ` (${code})`}`
      console.debug(`[latchkey] ${to}: ${method} ${end}`)
    })
  }
}
