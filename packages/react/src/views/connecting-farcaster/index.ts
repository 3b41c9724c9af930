import type { ViewDefinition } from '../define-view.ts'
import { ConnectingFarcasterView } from './connecting-farcaster.view.tsx'

/** Logging in with Farcaster: by a code, or by its app on a phone. */
export const connectingFarcaster: ViewDefinition<'ConnectingFarcaster'> = {
  View: ConnectingFarcasterView,
  title: (_params, { text }) => text.say('farcaster.title'),
}
