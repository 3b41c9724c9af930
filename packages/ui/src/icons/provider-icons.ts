import type { IconShape } from './page-icons.ts'

/** Apple: a neutral stand-in; their own mark follows their own rules. */
export const appleIcon: IconShape = {
  path: 'M12 8.2c-1.2-.8-2.4-1-3.5-.7C6.3 8.1 5 10.2 5 12.8c0 3.7 2.3 7.2 4.4 7.2.9 0 1.6-.6 2.6-.6s1.7.6 2.6.6c2.1 0 4.4-3.5 4.4-7.2 0-2.6-1.3-4.7-3.5-5.3-1.1-.3-2.3-.1-3.5.7zM12 8.2c0-2.4 1.1-4 3.2-4.7',
}

/** Discord: a neutral stand-in; their own mark follows their own rules. */
export const discordIcon: IconShape = {
  path: 'M7.5 6h9A3.5 3.5 0 0 1 20 9.5v4a3.5 3.5 0 0 1-3.5 3.5H13l-4 3.5V17H7.5A3.5 3.5 0 0 1 4 13.5v-4A3.5 3.5 0 0 1 7.5 6zM8.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M11.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M14.725 11.5a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}

/** Facebook: a neutral stand-in; their own mark follows their own rules. */
export const facebookIcon: IconShape = {
  path: 'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4zM15.5 8H15a2.2 2.2 0 0 0-2.2 2.2V20M9.8 12.8h5.2',
}

/** Farcaster: a neutral stand-in; their own mark follows their own rules. */
export const farcasterIcon: IconShape = {
  path: 'M5 5h14M7 5v14M17 5v14M5.5 19H9M15 19h3.5M9.5 19v-5.5a2.5 2.5 0 0 1 5 0V19',
}

/** GitHub: a neutral stand-in; their own mark follows their own rules. */
export const githubIcon: IconShape = {
  path: 'M7 8.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM7 20.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM17 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM7 8.2v7.6M17 10.2c0 3.3-3 3.6-6 4-2.2.3-4 .9-4 1.6',
}

/** Google: a neutral stand-in; their own mark follows their own rules. */
export const googleIcon: IconShape = {
  path: 'M12.5 12H20a8 8 0 1 1-2.6-5.9',
}

/** X: a neutral stand-in; their own mark follows their own rules. */
export const xIcon: IconShape = {
  path: 'M5 5h3.4L19 19h-3.4zM18.5 5l-5.3 5.9M10.8 13.2L5.5 19',
}
