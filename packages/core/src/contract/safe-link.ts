/**
 * The one judge of links that come from outside: registry, peer, frame, API, options, storage.
 * A link is parsed by the URL parser and judged by what the parser made of it, never by its text.
 * Source: security rule S25.
 */

/** A link that passed, exactly as the URL parser writes it. */
export interface SafeLink {
  readonly href: string
  /** `web`: opens a page. `app`: a scheme of its own, opens an installed application. */
  readonly kind: 'web' | 'app'
}

const MAX_SCHEME_LENGTH = 32
const APP_SCHEME = /^[a-z][a-z0-9+.-]*:$/
/** Schemes that run code, read files, write messages, or are the web by another name. */
const DENIED = new Set(
  ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source']
    .concat(['intent', 'ws', 'wss', 'ftp', 'tel', 'sms', 'mailto', 'resource', 'jar', 'opaque'])
    .concat(['content', 'feed', 'livescript', 'mocha', 'search-ms', 'itms-services'])
    .map((scheme) => `${scheme}:`),
)
/** Families of schemes that reach into the browser, its extensions, or the system. */
const DENIED_FAMILY = /^(?:chrome|moz-|ms-|safari-)/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Blanks, controls and line separators: the URL parser would drop or encode them unseen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/

/**
 * Judges a link that a visitor may follow.
 *
 * @returns The link, or undefined when nothing may be opened.
 */
export function safeLink(text: string): SafeLink | undefined {
  const url = parse(text)
  if (url === undefined) return undefined
  if (url.protocol === 'https:' || url.protocol === 'http:') return webLink(url)
  return isAppScheme(text, url) ? { href: url.href, kind: 'app' } : undefined
}

/**
 * Judges the address of a picture: https, http on this machine, or a `data:image/` text.
 *
 * @returns What may stand in an `<img>`'s `src`, or undefined.
 */
export function safeImage(text: string): string | undefined {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  const url = parse(text)
  if (url === undefined || webLink(url) === undefined) return undefined
  return url.protocol === 'https:' || LOOPBACK.has(url.hostname) ? url.href : undefined
}

function parse(text: string): URL | undefined {
  if (HIDDEN.test(text) || !text.includes(':')) return undefined
  return URL.canParse(text) ? new URL(text) : undefined
}

function webLink(url: URL): SafeLink | undefined {
  const isClean = url.hostname !== '' && url.username === '' && url.password === ''
  return isClean ? { href: url.href, kind: 'web' } : undefined
}

function isAppScheme(text: string, url: URL): boolean {
  if (DENIED.has(url.protocol) || DENIED_FAMILY.test(url.protocol)) return false
  if (url.protocol.length > MAX_SCHEME_LENGTH) return false
  if (url.username !== '' || url.password !== '') return false
  return APP_SCHEME.test(url.protocol) && text.slice(url.protocol.length).startsWith('//')
}
