import { type Clock, isLatchkeyError, type Logger } from '../contract/index.ts'

/** Size of the buffer, in UTF-8 bytes. Source: specification, section 9. */
const MAX_BYTES = 1_024_000

/** `error`: failures and notes reach the console. `warn`: warnings too. `silent`: nothing does. */
export type LogLevel = 'error' | 'silent' | 'warn'

/** A logger whose last lines can be read back, for support. */
export interface BufferLogger extends Logger {
  /** The lines that still fit, oldest first. */
  readLines(): readonly string[]
}

interface Deps {
  readonly clock: Clock
  readonly level?: LogLevel
}

/**
 * The modal's own log. Of a cause only its code is written: what wallets and servers throw may
 * hold addresses, keys or e-mail addresses (S16).
 */
export function createBufferLogger({ clock, level = 'error' }: Deps): BufferLogger {
  const lines: string[] = []
  let bytes = 0

  function write(kind: string, text: string): string {
    const line = `${new Date(clock.now()).toISOString()} ${kind} ${text}`
    lines.push(line)
    bytes += sizeOf(line)
    while (bytes > MAX_BYTES) bytes -= sizeOf(lines.shift() ?? '')
    return `[latchkey] ${text}`
  }

  return {
    error(message, cause) {
      const text = write('error', withCode(message, cause))
      if (level !== 'silent') console.error(text)
    },
    warn(message) {
      const text = write('warn', message)
      if (level === 'warn') console.warn(text)
    },
    note(message) {
      const text = write('note', message)
      if (level !== 'silent') console.info(text)
    },
    readLines: () => [...lines],
  }
}

function withCode(message: string, cause: unknown): string {
  const code = isLatchkeyError(cause) ? cause.code : numberOf(cause)
  return code === undefined ? message : `${message} (${code})`
}

/** The code that a wallet or a node gave. */
function numberOf(cause: unknown): number | undefined {
  try {
    const { code } = Object(cause)
    return typeof code === 'number' ? code : undefined
  } catch {
    // What a wallet throws may itself throw when it is looked at.
    return undefined
  }
}

function sizeOf(line: string): number {
  return new TextEncoder().encode(line).byteLength
}
