import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { isLoopback } from '../channel/is-loopback.ts'

/** Source: specification, section 9. */
const FRAME_VERSION = '4'

interface Place {
  /** Origin of the secure site. */
  readonly secureSite: string
  readonly projectId: string
  readonly networkId: NetworkId
}

/**
 * Where the frame is loaded from. Its own log stays off: what is said there is nobody's business.
 *
 * @throws LatchkeyError `frame.load-failed` unless the site is https, or on this machine.
 */
export function frameAddress({ secureSite, projectId, networkId }: Place): string {
  if (!isSecureAddress(secureSite)) throw new LatchkeyError('frame.load-failed', {})
  const url = new URL('/sdk', secureSite)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', networkId)
  url.searchParams.set('version', FRAME_VERSION)
  url.searchParams.set('enableLogger', 'false')
  return url.href
}

/** Whether an address is https, or on this machine. Source: security rule S08. */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
