import { secureLink } from './web-link.ts'

/**
 * Checks the URL of a picture: https, http on localhost, or a `data:image/` URL.
 *
 * @returns The value for the `src` of an `<img>`, or undefined.
 */
export function safeImage(text: string): string | undefined {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  return secureLink(text)
}
