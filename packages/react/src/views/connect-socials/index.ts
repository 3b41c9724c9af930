import type { ViewDefinition } from '../define-view.ts'
import { ConnectSocialsView } from './connect-socials.view.tsx'

/** Every provider to log in with. */
export const connectSocials: ViewDefinition<'ConnectSocials'> = {
  View: ConnectSocialsView,
  title: (_params, { text }) => text.say('login.socials.title'),
}
