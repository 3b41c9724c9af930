import { LatchkeyError, safeImage } from '../contract/index.ts'

/**
 * Checks the address of a provider's page: https, or http on this machine.
 *
 * @throws LatchkeyError `onramp.no-page`.
 */
export function pageLink(text: unknown): string {
  // The rule of pictures is the same one; a `data:` address is no page.
  const href = typeof text === 'string' && /^http/i.test(text) ? safeImage(text) : undefined
  if (href === undefined) throw new LatchkeyError('onramp.no-page', {})
  return href
}
