import type { ViewDefinition } from '../define-view.ts'
import { EmailUpdateView } from './email-update.view.tsx'

/** Moving a login to another address. */
export const emailUpdate: ViewDefinition<'EmailUpdate'> = {
  View: EmailUpdateView,
  title: (_params, { text }) => text.say('update.title'),
}
