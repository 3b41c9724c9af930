import { defineView } from '../define-view.ts'
import { GetWalletView } from './get-wallet.view.tsx'

/** Wallets for somebody who has none. */
export const getWallet = defineView('GetWallet', {
  View: GetWalletView,
  title: (_params, { text }) => text.say('get.title'),
})
