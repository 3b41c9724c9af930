import type { AccountTab, CoreActions, Snapshot } from '@latchkey/core'
import { accountTabs, shownTab } from '@latchkey/core/views'
import type { Wording } from '../../../messages/create-wording.ts'

/** The tabs of Account. */
export interface TabsModel {
  readonly shown: AccountTab
  /** Empty where there is only one list. */
  readonly tabs: readonly { readonly id: AccountTab; readonly label: string }[]
  show(id: string): void
}

interface Tools {
  readonly actions: Pick<CoreActions, 'router'>
  readonly text: Wording
}

const LABELS = {
  tokens: 'account.tab.tokens',
  nfts: 'account.tab.nfts',
  activity: 'account.tab.activity',
} as const

/**
 * The tabs of the active account that have a body.
 *
 * @returns undefined where it has no list.
 */
export function tabsModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options' | 'modal'>,
  hasBody: (tab: AccountTab) => boolean,
  { actions, text }: Tools,
): TabsModel | undefined {
  const tabs = accountTabs(snapshot).filter(hasBody)
  const [first] = tabs
  if (first === undefined) return undefined
  return {
    shown: tabs.find((tab) => tab === shownTab(snapshot)) ?? first,
    tabs: tabs.length > 1 ? tabs.map((id) => ({ id, label: text.get(LABELS[id]) })) : [],
    show(id) {
      const tab = tabs.find((each) => each === id)
      if (tab !== undefined) actions.router.showTab(tab)
    },
  }
}
