/**
 * The judge of links that lead to the web. Like `safe-link`, it judges what the URL parser made of a
 * link, never its text. Source: docs/security.md, S25.
 */

/** Blanks, controls and line separators: the URL parser would drop or encode them unseen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/

/** The URL that a text is, as the parser has it. */
export function parseLink(text: string): URL | undefined {
  return HIDDEN.test(text) || !URL.canParse(text) ? undefined : new URL(text)
}

/** Whether a URL opens a page, and says nothing of a user. The parser lets none be without a host. */
export function isWebUrl({ protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && !username && !password
}

/** Whether a value is an http or https address that may be followed. */
export function isWebLink(value: unknown): boolean {
  const url = typeof value === 'string' ? parseLink(value) : undefined
  return url !== undefined && isWebUrl(url)
}
