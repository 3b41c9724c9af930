import { cleanIcon, cleanName, isTextOf, readField } from '@latchkey/core/adapter'
import { type Eip1193Provider, isProvider } from '../eip1193.ts'

/** The checked data of an announcement. Source: EIP-6963, docs/security.md, S22. */
export interface Announcement {
  /** Missing if the wallet announced an invalid one. */
  readonly uuid?: string | undefined
  /** Missing if the wallet announced an invalid one: then `id` is used. */
  readonly rdns?: string | undefined
  /** The rdns, or a name that no rdns can be. */
  readonly id: string
  /** The rdns if the wallet announced no name that can be shown. */
  readonly name: string
  /** Missing if the wallet announced an invalid one. */
  readonly icon?: string | undefined
  readonly provider: Eip1193Provider
}

/** Longest domain name. Source: RFC 1035. */
const MAX_RDNS_LENGTH = 253

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const RDNS = /^[a-z\d](-*[a-z\d])*(\.[a-z\d](-*[a-z\d])*)+$/

/**
 * Checks an announcement. Every field is read once and copied, so that later changes have no
 * effect. A wallet with an invalid field, or one that throws when it is read, is listed without that field:
 * only one that can't be asked anything, or that has nothing to be named by, is invalid.
 *
 * @returns undefined for an invalid one.
 */
export function readAnnouncement(event: Event): Announcement | undefined {
  const detail = readField(event, 'detail')
  const info = readField(detail, 'info')
  const provider = readField(detail, 'provider')
  const uuid = readField(info, 'uuid')
  const domain = readField(info, 'rdns')
  const rdns = isTextOf(domain, RDNS, MAX_RDNS_LENGTH) ? domain : undefined
  const name = cleanName(readField(info, 'name')) || cleanName(rdns)
  if (!isProvider(provider) || name === '') return undefined
  return {
    uuid: isTextOf(uuid, UUID, 36) ? uuid.toLowerCase() : undefined,
    rdns,
    id: rdns ?? `announced:${name}`,
    name,
    icon: cleanIcon(readField(info, 'icon')),
    provider,
  }
}
