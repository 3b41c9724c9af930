import { isNamespace, isNetworkId, isWebLink } from '../../contract/index.ts'

/** What an option has to be. */
export interface Rule {
  /** Completes "must be …". */
  readonly what: string
  fits(value: unknown): boolean
}

/** A plain object or one that is used as such. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Any text, also an empty one. */
export const text: Rule = { what: 'a text', fits: (value) => typeof value === 'string' }

/** Names a modal within storage keys. */
export const id = textLike('up to 32 letters, digits and hyphens', /^[a-z\d-]{1,32}$/i)

/** A language tag. Source: BCP 47. */
export const language = textLike('a language tag such as de or pt-BR', /^[a-z]{2,3}(-[a-z\d]+)*$/i)

/** Where a relay is. */
export const socket = textLike('a ws or wss URL', /^wss?:\/\/[^/]/i)

/** True or false. */
export const flag: Rule = { what: 'true or false', fits: (value) => typeof value === 'boolean' }

/** Anything that can be called. */
export const call: Rule = { what: 'a function', fits: (value) => typeof value === 'function' }

/** An object. */
export const record: Rule = { what: 'an object', fits: isRecord }

/** An address on the web. */
export const link: Rule = {
  what: 'an http or https URL',
  fits: isWebLink,
}

/** A list of texts. */
export const texts: Rule = { what: 'a list of texts', fits: (value) => isListOf(value, text.fits) }

/** Texts by name. */
export const textTable = tableOf('texts', text.fits)

/** Texts and numbers by name. */
export const valueTable = tableOf('texts and numbers', (value) => {
  return value === undefined || text.fits(value) || Number.isFinite(value)
})

/** Addresses by network. */
export const urlTable = tableOf('lists of URLs by CAIP-2 id, such as eip155:1', (urls, key) => {
  return isNetworkId(key) && isListOf(urls, link.fits)
})

/** Where things are kept. */
export const storage: Rule = {
  what: "'memory' or a Storage port",
  fits: (value) => value === 'memory' || (isRecord(value) && call.fits(value['set'])),
}

/** What the package of an adapter makes. */
export const adapter: Rule = {
  what: 'an adapter, such as evmAdapter()',
  fits: (value) => isRecord(value) && isNamespace(String(value['namespace'])),
}

/** A wallet of the website's own. */
export const wallet: Rule = {
  what: 'a wallet with an id and a name',
  fits: (value) => isRecord(value) && text.fits(value['id']) && text.fits(value['name']),
}

/** One of a few words. */
export function oneOf(...words: readonly unknown[]): Rule {
  return { what: `one of ${words.join(', ')}`, fits: (value) => words.includes(value) }
}

/** A list of some of a few words. */
export function someOf(words: readonly unknown[]): Rule {
  return {
    what: `a list of any of ${words.join(', ')}`,
    fits: (value) => isListOf(value, (each) => words.includes(each)),
  }
}

/** The same, or false, which switches it off. */
export function orFalse({ what, fits }: Rule): Rule {
  return { what: `${what}, or false`, fits: (value) => value === false || fits(value) }
}

function textLike(what: string, form: RegExp): Rule {
  return { what, fits: (value) => typeof value === 'string' && form.test(value) }
}

function tableOf(what: string, fits: (value: unknown, key: string) => boolean): Rule {
  return {
    what: `an object of ${what}`,
    fits: (table) => isRecord(table) && Object.entries(table).every(([k, each]) => fits(each, k)),
  }
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}
