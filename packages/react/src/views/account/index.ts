import { defineView } from '../define-view.ts'
import { AccountView } from './account.view.tsx'
import { networkButton } from './network-button.tsx'

/** Account, for a wallet of the visitor's own. */
export const account = defineView('Account', {
  View: AccountView,
  title: (_params, { text }) => text.say('account.title'),
  start: networkButton,
})
