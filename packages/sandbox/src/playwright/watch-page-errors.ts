import type { BrowserContext } from '@playwright/test'

/** Collects errors and warnings of pages. */
export interface PageErrors {
  /** Uncaught errors, unhandled rejections, and console lines of the levels warning and error. */
  readonly lines: readonly string[]
  /** Accepts lines that match; before or after they appear. */
  allow(pattern: RegExp): void
  /** @throws Error with every line that was not accepted. */
  check(): void
}

/** Starts collecting in every page of a context. */
export function watchPageErrors(context: BrowserContext): PageErrors {
  const lines: string[] = []
  const accepted: RegExp[] = []
  context.on('weberror', (trouble) => {
    const error = trouble.error()
    lines.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return
    // `guardOutside` reports the requests that it stopped.
    if (message.text().includes('net::ERR_BLOCKED_BY_CLIENT')) return
    const { url } = message.location()
    lines.push(`console.${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  return {
    lines,
    allow: (pattern) => void accepted.push(pattern),
    check() {
      const bad = lines.filter((line) => !accepted.some((pattern) => pattern.test(line)))
      if (bad.length > 0) throw new Error(`Unexpected errors in the page:\n${bad.join('\n')}`)
    },
  }
}
