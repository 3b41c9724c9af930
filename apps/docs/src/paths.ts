import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The committed pages. */
export const PAGES = fileURLToPath(new URL('../pages', import.meta.url))

/** The built site. */
export const SITE = fileURLToPath(new URL('../dist', import.meta.url))

/** The public address of the repository. */
export const REPOSITORY = 'https://github.com/latchkey-wallet/latchkey'
