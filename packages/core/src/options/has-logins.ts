import type { OptionsState } from './options-state.ts'

/** Whether a website has logins: somebody who performs them, and a way to begin one. */
export function hasLogins(options: Pick<OptionsState, 'hasAuth' | 'features'>): boolean {
  const { email, socials } = options.features
  return options.hasAuth && (email || (socials && socials.length > 0))
}
