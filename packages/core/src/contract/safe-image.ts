import { isWebUrl, parseLink } from './web-link.ts'

/** Over https, or on this machine, as the parser writes it. */
const SAFE = /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/

/**
 * Judges the address of a picture: https, http on this machine, or a `data:image/` text.
 *
 * @returns What may stand in an `<img>`'s `src`, or undefined.
 */
export function safeImage(text: string): string | undefined {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  const url = parseLink(text)
  return url && isWebUrl(url) && SAFE.test(url.href) ? url.href : undefined
}
