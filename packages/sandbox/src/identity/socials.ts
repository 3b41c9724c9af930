/** Socials that log in through a pop-up. Source: docs/frame-protocol.md, section 2. */
export const SOCIALS = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** A social that logs in through a pop-up. */
export type Social = (typeof SOCIALS)[number]

/** How each calls itself. */
export const SOCIAL_NAMES: Readonly<Record<Social, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

export function isSocial(value: unknown): value is Social {
  return SOCIALS.some((social) => social === value)
}
