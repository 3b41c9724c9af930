import type { Actions, WalletFeature } from '@latchkey/core'
import { whenLoaded } from '@latchkey/core/views'
import { type IconShape, plusIcon, receiveIcon, sendIcon, swapIcon } from '@latchkey/ui'
import type { Wording } from '../../../messages/create-wording.ts'
import { openBuying } from '../../../models/open-buying.ts'

/** How an action of Account looks, and what it does. */
export interface ActionPart {
  readonly icon: IconShape
  label(text: Wording): string
  open(actions: Actions): void
}

/** The actions that there are. */
export const ACTION_PARTS: Readonly<Record<WalletFeature, ActionPart>> = {
  onramp: {
    icon: plusIcon,
    label: (text) => text.get('account.buy'),
    open: (actions) => openBuying(actions),
  },
  swaps: {
    icon: swapIcon,
    label: (text) => text.get('account.swap'),
    open({ router, swap, notices }) {
      router.push('Swap', {})
      whenLoaded(swap, ({ begin }) => begin(), notices.fail)
    },
  },
  receive: {
    icon: receiveIcon,
    label: (text) => text.get('account.receive'),
    open: ({ router }) => router.push('WalletReceive', {}),
  },
  send: {
    icon: sendIcon,
    label: (text) => text.get('account.send'),
    open({ router, send, notices }) {
      router.push('WalletSend', {})
      whenLoaded(send, ({ begin }) => begin(), notices.fail)
    },
  },
}
