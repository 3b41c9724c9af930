import type { ViewDefinition } from '../define-view.ts'
import type { LoginKit } from '../login-kit.ts'
import { ConnectingSocialView } from './connecting-social.view.tsx'

/** Logging in with a provider, in a window of its own. */
export function connectingSocial(socials: LoginKit['SOCIALS']): ViewDefinition<'ConnectingSocial'> {
  return { View: ConnectingSocialView, title: ({ provider }) => socials[provider].name }
}
