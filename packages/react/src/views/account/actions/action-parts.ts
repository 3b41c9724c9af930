import type { Actions } from '@latchkey/core'
import type { AccountAction } from '@latchkey/core/views'
import {
  activityIcon,
  type IconShape,
  plusIcon,
  receiveIcon,
  sendIcon,
  swapIcon,
} from '@latchkey/ui'
import type { Wording } from '../../../messages/create-wording.ts'

/** How an action of Account looks, and what it does. */
export interface ActionPart {
  readonly icon: IconShape
  label(text: Wording): string
  /** The label of a row, which has more room than a tile; default: the same. */
  rowLabel?(text: Wording): string
  open(actions: Actions): void
}

/** The actions that there are. One without an entry is not shown, whatever the account can. */
export const ACTION_PARTS: Readonly<Partial<Record<AccountAction, ActionPart>>> = {
  onramp: {
    icon: plusIcon,
    label: (text) => text.get('account.buy'),
    rowLabel: (text) => text.get('account.buyCrypto'),
    open: ({ onramp }) => onramp.open(),
  },
  swaps: {
    icon: swapIcon,
    label: (text) => text.get('account.swap'),
    open: ({ swap }) => swap.open(),
  },
  receive: {
    icon: receiveIcon,
    label: (text) => text.get('account.receive'),
    open: ({ router }) => router.push('WalletReceive', {}),
  },
  send: {
    icon: sendIcon,
    label: (text) => text.get('account.send'),
    open: ({ send }) => send.open(),
  },
  activity: {
    icon: activityIcon,
    label: (text) => text.get('account.tab.activity'),
    open: ({ router }) => router.push('Transactions', {}),
  },
}
