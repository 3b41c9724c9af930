import type { BrowserContext } from '@playwright/test'

/** Collects console lines of pages that are not errors. */
export interface NotesWatch {
  readonly lines: readonly string[]
  /** Accepts lines that match. */
  allow(pattern: RegExp): void
  /** @throws Error with every line that was not accepted. */
  check(): void
}

/** React's development build writes a message to every console. */
const GREETING = /Download the React DevTools/

/** Starts collecting in every page of a context. */
export function watchNotes(context: BrowserContext): NotesWatch {
  const lines: string[] = []
  const accepted = [GREETING]
  context.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') lines.push(message.text())
  })
  return {
    lines,
    allow: (pattern) => void accepted.push(pattern),
    check() {
      const bad = lines.filter((line) => !accepted.some((pattern) => pattern.test(line)))
      if (bad.length > 0) throw new Error(`Unexpected lines in the console:\n${bad.join('\n')}`)
    },
  }
}
