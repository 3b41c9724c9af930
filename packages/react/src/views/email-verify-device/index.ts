import type { ViewDefinition } from '../define-view.ts'
import { EmailVerifyDeviceView } from './email-verify-device.view.tsx'

/** A browser that nobody has logged in with before. */
export const emailVerifyDevice: ViewDefinition<'EmailVerifyDevice'> = {
  View: EmailVerifyDeviceView,
  title: (_params, { text }) => text.say('device.title'),
}
