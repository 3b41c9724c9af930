import { defineView } from '../define-view.ts'
import { ConnectingExternalView } from './connecting-external.view.tsx'
import { walletTitle } from './wallet-title.ts'

/** Connecting a wallet of this browser. */
export const connectingExternal = defineView('ConnectingExternal', {
  View: ConnectingExternalView,
  title: walletTitle,
})
