import { isWebUrl, parseLink } from './web-link.ts'

/**
 * The only check of foreign links: of the registry, peers, the frame, APIs, options and storage.
 * A link is checked in the form that the URL parser gives it, never as text.
 * Source: docs/security.md, S25.
 */

/** A valid link, exactly as the URL parser writes it. */
export interface SafeLink {
  readonly href: string
  /** `web`: opens a page. `app`: a custom scheme, opens an installed application. */
  readonly kind: 'web' | 'app'
}

const MAX_SCHEME_LENGTH = 32
const APP_SCHEME = /^[a-z][a-z0-9+.-]*:$/
/** Schemes that run code, read files, write messages, or open web pages. */
const DENIED = new Set(
  ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source']
    .concat(['intent', 'ws', 'wss', 'ftp', 'tel', 'sms', 'mailto', 'resource', 'jar', 'opaque'])
    .concat(['content', 'feed', 'livescript', 'mocha', 'search-ms', 'itms-services'])
    .map((scheme) => `${scheme}:`),
)
/** Prefixes of schemes of the browser, its extensions, and the system. */
const DENIED_PREFIX = /^(?:chrome|moz-|ms-|safari-)/

/**
 * Checks a link that a visitor may follow.
 *
 * @returns The link, or undefined when nothing may be opened.
 */
export function safeLink(text: string): SafeLink | undefined {
  const url = parseLink(text)
  if (url === undefined) return undefined
  if (url.protocol === 'https:' || url.protocol === 'http:') {
    return isWebUrl(url) ? { href: url.href, kind: 'web' } : undefined
  }
  return isAppScheme(text, url) ? { href: url.href, kind: 'app' } : undefined
}

function isAppScheme(text: string, url: URL): boolean {
  if (DENIED.has(url.protocol) || DENIED_PREFIX.test(url.protocol)) return false
  if (url.protocol.length > MAX_SCHEME_LENGTH) return false
  if (url.username !== '' || url.password !== '') return false
  return APP_SCHEME.test(url.protocol) && text.slice(url.protocol.length).startsWith('//')
}
