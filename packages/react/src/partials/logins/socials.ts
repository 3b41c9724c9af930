import type { SocialProvider } from '@latchkey/core'
import {
  appleIcon,
  discordIcon,
  facebookIcon,
  farcasterIcon,
  githubIcon,
  googleIcon,
  type IconShape,
  xIcon,
} from '@latchkey/ui'

/** A provider's name, the same in every language, and its mark. */
export interface SocialDetails {
  readonly name: string
  readonly icon: IconShape
}

/** How providers are shown. */
export const SOCIALS: Readonly<Record<SocialProvider, SocialDetails>> = {
  google: { name: 'Google', icon: googleIcon },
  github: { name: 'GitHub', icon: githubIcon },
  apple: { name: 'Apple', icon: appleIcon },
  facebook: { name: 'Facebook', icon: facebookIcon },
  x: { name: 'X', icon: xIcon },
  discord: { name: 'Discord', icon: discordIcon },
  farcaster: { name: 'Farcaster', icon: farcasterIcon },
}
