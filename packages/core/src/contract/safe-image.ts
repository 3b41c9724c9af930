import { isWebUrl, parseLink } from './web-link.ts'

/** https, or http on localhost, as the URL parser writes it. */
const SAFE = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/

/**
 * Checks the URL of a picture: https, http on localhost, or a `data:image/` URL.
 *
 * @returns The value for the `src` of an `<img>`, or undefined.
 */
export function safeImage(text: string): string | undefined {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  const url = parseLink(text)
  return url && isWebUrl(url) && SAFE.test(url.href) ? url.href : undefined
}
