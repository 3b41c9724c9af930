import type { DeviceFacts } from '../contract/index.ts'
import type { SocialProvider } from './options-state.ts'

/** Logins that do not work inside Telegram, by platform. Source: docs/specification.md, section 2. */
const BROKEN_IN_TELEGRAM: Readonly<
  Partial<Record<DeviceFacts['platform'], readonly SocialProvider[]>>
> = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
}

/** The social logins to offer on this device, in the website's order. */
export function usableSocials(
  socials: readonly SocialProvider[] | false,
  { isTelegram, platform }: Pick<DeviceFacts, 'isTelegram' | 'platform'>,
): readonly SocialProvider[] {
  if (socials === false) return []
  const broken = isTelegram ? (BROKEN_IN_TELEGRAM[platform] ?? []) : []
  return socials.filter((provider) => !broken.includes(provider))
}
