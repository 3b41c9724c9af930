import type { ViewDefinition } from '../define-view.ts'
import { UpgradeEmailWalletView } from './upgrade-email-wallet.view.tsx'

/** How a login's wallet becomes one that works everywhere. */
export const upgradeEmailWallet: ViewDefinition<'UpgradeEmailWallet'> = {
  View: UpgradeEmailWalletView,
  title: (_params, { text }) => text.say('logins.upgrade'),
}
