/** A scheme without a path, as listings write it: `okx`, `okx:` or `okx:/`. */
const BARE_SCHEME = /^([a-z][a-z0-9+.-]*)[:/]*$/i

/**
 * Completes a scheme without a path to a link: `okx://`. Every other text is returned unchanged, also
 * `tel:1`.
 */
export function completeScheme(link: string): string {
  return link.replace(BARE_SCHEME, '$1://')
}
