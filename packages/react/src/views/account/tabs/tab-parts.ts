import type { AccountTab, Snapshot } from '@latchkey/core'
import { type Lazy, lazy } from '@latchkey/core/contract'
import { shownTab } from '@latchkey/core/views'
import type { ViewPart } from '../../../context/modal-context.ts'

/**
 * The body of each tab of Account. A tab without one is not shown, whatever the account has. Each is a
 * folder beside this file, and a chunk of its own.
 */
export const TAB_PARTS: Readonly<Partial<Record<AccountTab, Lazy<ViewPart>>>> = {
  tokens: lazy(async () => (await import('./tokens/tokens.part.tsx')).tokensPart),
  nfts: lazy(async () => (await import('./nfts/nfts.part.tsx')).nftsPart),
  activity: lazy(async () => (await import('../../activity/activity-part.ts')).activityPart),
}

/** The body that Account shows at first; undefined where it has none. */
export function shownPart(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options' | 'modal'>,
): Lazy<ViewPart> | undefined {
  const tab = shownTab(snapshot)
  return tab && TAB_PARTS[tab]
}
