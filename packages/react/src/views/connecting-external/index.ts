import { defineView } from '../define-view.ts'
import { ConnectingExternalView } from './connecting-external.view.tsx'

/** Connecting a wallet of this browser. */
export const connectingExternal = defineView('ConnectingExternal', ConnectingExternalView)
