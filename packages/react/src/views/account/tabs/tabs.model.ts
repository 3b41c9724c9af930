import type { AccountTab, CoreActions, Snapshot } from '@latchkey/core'
import { accountTabs, shownTab } from '@latchkey/core/views'
import type { Wording } from '../../../messages/create-wording.ts'
import { activeAccountOf } from '../../../models/active-account.ts'

/** The tabs of Account. */
export interface TabsModel {
  readonly shown: AccountTab
  /** Empty where there is only one list. */
  readonly tabs: readonly {
    readonly id: AccountTab
    readonly label: string
    /** A transaction of the account is pending. */
    readonly isBusy: boolean
  }[]
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
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options' | 'modal' | 'pendingTransactions'>,
  hasBody: (tab: AccountTab) => boolean,
  { actions, text }: Tools,
): TabsModel | undefined {
  const tabs = accountTabs(snapshot).filter(hasBody)
  const [first] = tabs
  if (first === undefined) return undefined
  const account = activeAccountOf(snapshot)?.id
  const isPending = snapshot.pendingTransactions.some(
    (each) => each.account === account && each.step === 'pending',
  )
  return {
    shown: tabs.find((tab) => tab === shownTab(snapshot)) ?? first,
    tabs: tabs.length > 1 ? tabs.map((id) => tabOf(id, isPending, text)) : [],
    show(id) {
      const tab = tabs.find((each) => each === id)
      if (tab !== undefined) actions.router.showTab(tab)
    },
  }
}

function tabOf(id: AccountTab, isPending: boolean, text: Wording): TabsModel['tabs'][number] {
  return { id, label: text.get(LABELS[id]), isBusy: id === 'activity' && isPending }
}
