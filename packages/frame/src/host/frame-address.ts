import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { isLoopback } from '../channel/is-loopback.ts'

/** Source: docs/specification.md, section 9. */
const FRAME_VERSION = '4'

interface AddressParts {
  /** Origin of the secure site. */
  readonly secureSite: string
  readonly projectId: string
  readonly networkId: NetworkId
  readonly hasLogger: boolean
}

/**
 * The address of the frame.
 *
 * @throws LatchkeyError `frame.load-failed` unless the site is https, or loopback.
 */
export function frameAddress({ secureSite, projectId, networkId, ...log }: AddressParts): string {
  if (!isSecureAddress(secureSite)) throw new LatchkeyError('frame.load-failed', {})
  const url = new URL('/sdk', secureSite)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', networkId)
  url.searchParams.set('version', FRAME_VERSION)
  url.searchParams.set('enableLogger', String(log.hasLogger))
  return url.href
}

/** Returns true for an address with https, or on the loopback. Source: docs/security.md, S08. */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
