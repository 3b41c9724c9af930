import type { Route } from '../store/routes.ts'

/**
 * What going back leads to. Source: docs/specification.md, section 2.
 *
 * @returns The history that is left, or `close`: there is nothing behind, or the visitor came from
 * UnsupportedChain, to which there is no way back.
 */
export function afterBack(history: readonly Route[]): readonly Route[] | 'close' {
  const isStuck = history.length <= 1 || history.some(({ view }) => view === 'UnsupportedChain')
  return isStuck ? 'close' : history.slice(0, -1)
}
