import type { ViewDefinition } from '../define-view.ts'
import { AccountSettingsView } from './account-settings.view.tsx'

/** What belongs to a login and its embedded wallet. */
export const accountSettings: ViewDefinition<'AccountSettings'> = {
  View: AccountSettingsView,
  title: (_params, { text }) => text.say('logins.settings'),
}
