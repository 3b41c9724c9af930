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

/**
 * Checks that a page is one of this domain, or on this machine: a server that could send the visitor anywhere
 * could call any page Coinbase.
 *
 * @throws LatchkeyError `onramp.no-page`.
 */
export function pageOf(domain: string, text: unknown): string {
  const href = pageLink(text)
  const { hostname, protocol } = new URL(href)
  // Only http addresses on this machine are page links.
  const isHere = protocol === 'http:'
  if (!isHere && hostname !== domain && !hostname.endsWith(`.${domain}`))
    throw new LatchkeyError('onramp.no-page', {})
  return href
}
