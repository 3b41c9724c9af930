import type { Route, RouteName } from '../store/routes.ts'

/** Views that were only on the way to another network, or to an account there. */
const ON_THE_WAY: ReadonlySet<RouteName> = new Set<RouteName>([
  'Connect',
  'Networks',
  'SwitchNetwork',
])

/**
 * Where a visitor is after the network changed: where the journey to it began.
 *
 * @returns The history that is left, or `close`: the journey began outside the modal, or on
 * UnsupportedChain, which is no place any more.
 */
export function afterSwitch(history: readonly Route[]): readonly Route[] | 'close' {
  if (history.some(({ view }) => view === 'UnsupportedChain')) return 'close'
  const left = [...history]
  for (let front = left.at(-1); front !== undefined && ON_THE_WAY.has(front.view); ) {
    left.pop()
    front = left.at(-1)
  }
  return left.length === 0 ? 'close' : left
}
