import type { ViewDefinition } from '../define-view.ts'
import { ConnectWalletsView } from './connect-wallets.view.tsx'

/** The wallets of Connect, where it shows other ways instead. */
export const connectWallets: ViewDefinition<'ConnectWallets'> = {
  View: ConnectWalletsView,
  title: (_params, { text }) => text.say('login.wallets.title'),
}
