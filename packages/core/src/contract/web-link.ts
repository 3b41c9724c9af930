/**
 * The check of links to web pages. Like `safe-link`, it checks a link in the form that the URL parser
 * gives it, never as text. Source: docs/security.md, S25.
 */

/** Blanks, controls and line separators: the URL parser would silently remove or encode them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/

/** Parses a text as a URL. */
export function parseLink(text: string): URL | undefined {
  return HIDDEN.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}

/** Returns true for a URL of a web page without user info. The URL parser requires a host. */
export function isWebUrl({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && !username && !password
}

/** Returns true for an http or https address that may be followed. */
export function isWebLink(value: unknown): boolean {
  const url = typeof value === 'string' ? parseLink(value) : undefined
  return url !== undefined && isWebUrl(url)
}

/** https, or http on localhost, as the URL parser writes it. */
const SECURE = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/

/**
 * Returns the address of a page or a picture, as the URL parser writes it, if no one on the way can
 * change it; else undefined.
 */
export function secureLink(text: string): string | undefined {
  const url = parseLink(text)
  return url && isWebUrl(url) && SECURE.test(url.href) ? url.href : undefined
}
