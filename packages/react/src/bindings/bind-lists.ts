import type { Portfolio } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import type { LatchkeyActivity } from '../hooks/use-latchkey-activity.ts'
import type { LatchkeyBalances } from '../hooks/use-latchkey-balances.ts'
import type { LatchkeyCollectibles } from '../hooks/use-latchkey-collectibles.ts'
import { followActivity, followBalances, followCollectibles } from '../instance/follow.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicActivity, PublicCollectibles } from '../instance/readings.ts'
import type { Binding } from './binding.ts'

/** `useLatchkeyBalances`; the namespace may be another one later. */
export function bindBalances(
  latchkey: Latchkey,
  namespace: () => Namespace | undefined,
): Binding<Portfolio, Pick<LatchkeyBalances, 'refresh'>> {
  const { refresh } = latchkey.actions.portfolio
  return {
    keys: ['status', 'holdings', 'totalUsd', 'isPartial'],
    read: (readings) => readings.balances(namespace()),
    functions: { refresh: () => refresh(latchkey.getCaipAddress(namespace())) },
    follow: (chosen) => followBalances(latchkey, chosen),
    argument: namespace,
  }
}

/** `useLatchkeyActivity`. */
export function bindActivity(
  latchkey: Latchkey,
): Binding<PublicActivity, Pick<LatchkeyActivity, 'more' | 'refresh'>> {
  const { readMore, refresh } = latchkey.actions.activity
  return {
    keys: ['transactions', 'pending', 'status', 'hasMore'],
    read: (readings) => readings.activity(),
    functions: { more: readMore, refresh },
    follow: () => followActivity(latchkey),
  }
}

/** `useLatchkeyCollectibles`. */
export function bindCollectibles(
  latchkey: Latchkey,
): Binding<PublicCollectibles, Pick<LatchkeyCollectibles, 'more' | 'refresh'>> {
  const { readMore, refresh } = latchkey.actions.collectibles
  return {
    keys: ['collectibles', 'spam', 'status', 'hasMore'],
    read: (readings) => readings.collectibles(),
    functions: { more: readMore, refresh },
    follow: () => followCollectibles(latchkey),
  }
}
