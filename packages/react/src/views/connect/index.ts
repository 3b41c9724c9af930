import type { ViewDefinition } from '../define-view.ts'
import { ConnectView } from './connect.view.tsx'

/** Connect, and for now also the views that will list more wallets. */
export const connect = {
  View: ConnectView,
  title: (_params, { text }) => text.say('connect.title'),
} satisfies ViewDefinition<'Connect'>
