import { cleanName, isTextOf, isWalletIcon } from '@latchkey/core/adapter'
import { type Eip1193Provider, isProvider } from '../eip1193.ts'

/** The checked data of an announcement. Source: EIP-6963, docs/security.md, S22. */
export interface Announcement {
  readonly uuid: string
  /** Missing if the wallet announced an invalid one: then `id` is used. */
  readonly rdns?: string | undefined
  /** The rdns, or a name that no rdns can be. */
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly provider: Eip1193Provider
}

/** Longest domain name. Source: RFC 1035. */
const MAX_RDNS_LENGTH = 253

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const RDNS = /^[a-z\d](-*[a-z\d])*(\.[a-z\d](-*[a-z\d])*)+$/
/** What some wallets give instead: a domain name in upper case, or the address of their page. */
const LIKE_RDNS = /^(https?:\/\/[!-~]+|[a-z\d](-*[a-z\d])*(\.[a-z\d](-*[a-z\d])*)+)$/i

/**
 * Checks an announcement. Every field is read once and copied, so that later changes have no
 * effect. An object that throws when it is read is invalid.
 *
 * @returns undefined for an invalid one.
 */
export function readAnnouncement(event: Event): Announcement | undefined {
  try {
    const { info, provider } = Object(Reflect.get(event, 'detail'))
    const { uuid, rdns, name, icon } = Object(info)
    if (!isProvider(provider) || !isTextOf(uuid, UUID, 36) || !isWalletIcon(icon)) {
      return undefined
    }
    const shown = cleanName(name)
    if (shown === '' || !isTextOf(rdns, LIKE_RDNS, MAX_RDNS_LENGTH)) return undefined
    const own = RDNS.test(rdns) ? { rdns, id: rdns } : { id: `announced:${shown}` }
    return { uuid: uuid.toLowerCase(), ...own, name: shown, icon, provider }
  } catch {
    return undefined
  }
}
