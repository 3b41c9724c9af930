/** A scheme alone, as listings write it: `okx`, `okx:` or `okx:/`. */
const BARE_SCHEME = /^([a-z][a-z0-9+.-]*)[:/]*$/i

/**
 * Writes a scheme that stands alone as the link that it is meant to be: `okx://`. Anything else stays,
 * `tel:1` too: it is no scheme that may be mended into one.
 */
export function completeScheme(link: string): string {
  return link.replace(BARE_SCHEME, '$1://')
}
