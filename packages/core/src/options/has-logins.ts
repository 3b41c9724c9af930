import type { DeviceFacts } from '../contract/index.ts'
import type { OptionsState, SocialProvider } from './options-state.ts'
import { usableSocials } from './social-filters.ts'

/**
 * Returns true if a website offers logins: it provided `auth`, and enabled at least one login
 * method.
 */
export function hasLogins(options: Pick<OptionsState, 'hasAuth' | 'features'>): boolean {
  const { email, socials } = options.features
  return options.hasAuth && (email || (socials && socials.length > 0))
}

interface OfferFacts {
  readonly options: Pick<OptionsState, 'hasAuth' | 'features'>
  readonly device: Pick<DeviceFacts, 'isTelegram' | 'platform'>
}

/** Returns true if a visitor may begin this login on this website and device. */
export function isLoginOffered(
  { options, device }: OfferFacts,
  login: 'email' | SocialProvider,
): boolean {
  const { email, socials } = options.features
  if (!options.hasAuth) return false
  return login === 'email' ? email : usableSocials(socials, device).includes(login)
}
