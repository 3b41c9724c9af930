import type { Route, RouteName } from '../store/routes.ts'

/** Views for switching to another network, or to an account there. */
const SWITCH_VIEWS: ReadonlySet<RouteName> = new Set<RouteName>([
  'Connect',
  'Networks',
  'SwitchNetwork',
])

/**
 * The history after a network switch: without the views that led to it.
 *
 * @returns The remaining history, or `close` if nothing remains, or only UnsupportedChain, which is
 * outdated.
 */
export function afterSwitch(history: readonly Route[]): readonly Route[] | 'close' {
  if (history.some(({ view }) => view === 'UnsupportedChain')) return 'close'
  const left = [...history]
  for (let last = left.at(-1); last !== undefined && SWITCH_VIEWS.has(last.view); ) {
    left.pop()
    last = left.at(-1)
  }
  return left.length === 0 ? 'close' : left
}
