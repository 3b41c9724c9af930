import type { Clock, Logger } from '../contract/index.ts'
import { logText } from './log-text.ts'

/** Bytes of all lines together. Source: docs/specification.md, section 9. */
const MAX_BYTES = 1_024_000
/** Longer lines are cut, so that one alone does not replace the others. */
const MAX_LINE_LENGTH = 4_096

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

interface Line {
  readonly text: string
  /** In UTF-8, with the end of the line. */
  readonly bytes: number
}

/** Stores the modal's last lines; a new line takes the place of the oldest ones. */
export function createBufferLogger({ clock, logger }: Deps): BufferLogger {
  const encoder = new TextEncoder()
  const lines: Line[] = []
  let bytes = 0

  function store(kind: string, text: string): void {
    const full = `${new Date(clock.now()).toISOString()} ${kind} ${text}`
    const line = full.slice(0, MAX_LINE_LENGTH)
    lines.push({ text: line, bytes: encoder.encode(line).length + 1 })
    bytes += lines.at(-1)?.bytes ?? 0
    while (bytes > MAX_BYTES) bytes -= lines.shift()?.bytes ?? 0
  }

  return {
    error(message, cause) {
      store('error', logText(message, cause))
      logger.error(message, cause)
    },
    warn(message) {
      store('warn', message)
      logger.warn(message)
    },
    note(message) {
      store('note', message)
      logger.note(message)
    },
    readLines: () => lines.map(({ text }) => text),
  }
}
