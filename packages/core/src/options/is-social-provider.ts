import { USUAL_SOCIALS } from './choices.ts'
import type { SocialProvider } from './options-state.ts'

/** Whether a stored text names a social login. */
export function isSocialProvider(text: string): text is SocialProvider {
  return (USUAL_SOCIALS as readonly string[]).includes(text)
}
