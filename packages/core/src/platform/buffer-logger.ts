import type { Clock, Logger } from '../contract/index.ts'
import { logText } from './log-text.ts'

/** Together at most 1,024,000 bytes, at three of UTF-8 a character. Source: docs/specification.md, section 9. */
const MAX_LINES = 500
const MAX_LINE_LENGTH = 682

/** A logger whose last lines can be read, for support. */
export interface BufferLogger extends Logger {
  /** The stored lines, oldest first. */
  readLines(): readonly string[]
}

interface Deps {
  readonly clock: Clock
  /** Also gets every line. */
  readonly logger: Logger
}

/** Stores the modal's last lines. */
export function createBufferLogger({ clock, logger }: Deps): BufferLogger {
  const lines: string[] = []

  function keep(kind: string, text: string): void {
    const line = `${new Date(clock.now()).toISOString()} ${kind} ${text}`
    lines.push(line.slice(0, MAX_LINE_LENGTH))
    if (lines.length > MAX_LINES) lines.shift()
  }

  return {
    error(message, cause) {
      keep('error', logText(message, cause))
      logger.error(message, cause)
    },
    warn(message) {
      keep('warn', message)
      logger.warn(message)
    },
    note(message) {
      keep('note', message)
      logger.note(message)
    },
    readLines: () => [...lines],
  }
}
