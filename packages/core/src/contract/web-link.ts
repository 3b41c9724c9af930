/**
 * The judge of links that lead to the web. Like `safe-link`, it judges what the URL parser made of a
 * link, never its text. Source: security rule S25.
 */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Blanks, controls and line separators: the URL parser would drop or encode them unseen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/

/** The URL that a text is, as the parser has it. */
export function parseLink(text: string): URL | undefined {
  return HIDDEN.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}

/** Whether a URL opens a page, and says nothing of a user. */
export function isWebUrl(url: URL): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && isClean(url)
}

/** Whether a value is an http or https address that may be followed. */
export function isWebLink(value: unknown): boolean {
  const url = typeof value === 'string' ? parseLink(value) : undefined
  return url !== undefined && isWebUrl(url)
}

/**
 * Judges the address of a picture: https, http on this machine, or a `data:image/` text.
 *
 * @returns What may stand in an `<img>`'s `src`, or undefined.
 */
export function safeImage(text: string): string | undefined {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  const url = parseLink(text)
  if (url === undefined || !isClean(url)) return undefined
  return url.protocol === 'https:' || LOOPBACK.has(url.hostname) ? url.href : undefined
}

function isClean(url: URL): boolean {
  return url.hostname !== '' && url.username === '' && url.password === ''
}
