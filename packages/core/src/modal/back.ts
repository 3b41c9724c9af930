import type { Route } from '../store/routes.ts'

/**
 * The history after going back. Source: docs/specification.md, section 2.
 *
 * @returns The remaining history, or `close` if nothing remains, or if the previous view is
 * UnsupportedChain.
 */
export function afterBack(history: readonly Route[]): readonly Route[] | 'close' {
  const isStuck = history.length <= 1 || history.some(({ view }) => view === 'UnsupportedChain')
  return isStuck ? 'close' : history.slice(0, -1)
}
