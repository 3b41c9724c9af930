import { defineView } from '../define-view.ts'
import { ConnectView } from './connect.view.tsx'

/** Connect, and for now also the views that will list more wallets. */
export const connect = defineView('Connect', ConnectView)
