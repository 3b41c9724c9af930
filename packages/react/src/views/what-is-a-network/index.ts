import { defineView } from '../define-view.ts'
import { WhatIsANetworkView } from './what-is-a-network.view.tsx'

/** What a network is, for somebody who has to choose one. */
export const whatIsANetwork = defineView('WhatIsANetwork', {
  View: WhatIsANetworkView,
  title: (_params, { text }) => text.say('aboutNetworks.title'),
})
