import { defineView } from '../define-view.ts'
import { NetworksView } from './networks.view.tsx'

/** Networks, with search. */
export const networks = defineView('Networks', {
  View: NetworksView,
  title: (_params, { text }) => text.say('networks.title'),
})
