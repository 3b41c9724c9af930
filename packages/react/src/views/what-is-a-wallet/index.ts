import { defineView } from '../define-view.ts'
import { WhatIsAWalletView } from './what-is-a-wallet.view.tsx'

/** What a wallet is, for somebody who has none. */
export const whatIsAWallet = defineView('WhatIsAWallet', {
  View: WhatIsAWalletView,
  title: (_params, { text }) => text.say('aboutWallets.title'),
})
