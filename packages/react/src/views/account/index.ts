import { defineView } from '../define-view.ts'
import { AccountView } from './account.view.tsx'

/** Account, for a wallet of the visitor's own. */
export const account = defineView('Account', AccountView)
