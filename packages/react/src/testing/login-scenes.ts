import { CONNECT_LOGIN_SCENES } from './connect-login-scenes.ts'
import { EMAIL_SCENES } from './email-scenes.ts'
import { EMBEDDED_SCENES } from './embedded-scenes.ts'
import type { Scene } from './scene.ts'
import { SOCIAL_SCENES } from './social-scenes.ts'

/** Every view of logins in the states that a visitor can meet. */
export const LOGIN_SCENES: Readonly<Record<string, Scene>> = {
  ...CONNECT_LOGIN_SCENES,
  ...SOCIAL_SCENES,
  ...EMAIL_SCENES,
  ...EMBEDDED_SCENES,
}
