import { defineView } from '../define-view.ts'
import { UnsupportedChainView } from './unsupported-chain.view.tsx'

/** The wallet is on a network that the site does not support. */
export const unsupportedChain = defineView('UnsupportedChain', {
  View: UnsupportedChainView,
  title: (_params, { text }) => text.say('unsupported.title'),
})
