import { type Eip1193Provider, isProvider } from '../eip1193.ts'

/** What a wallet says of itself, checked. Source: EIP-6963, security rule S22. */
export interface Announcement {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  readonly icon: string
  readonly provider: Eip1193Provider
}

/** Source: security rule S22. */
const MAX_NAME_LENGTH = 64
/** 256 KiB. Source: security rule S22. */
const MAX_ICON_LENGTH = 262_144
/** Longest domain name. Source: RFC 1035. */
const MAX_RDNS_LENGTH = 253

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const RDNS = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/
const ICON = /^data:image\/[a-z0-9.+-]+[;,]/i
/** Controls, formats (among them all bidi controls), halves of characters, line separators. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/**
 * Checks an announcement. Everything is read once and copied: what the wallet changes later has
 * no effect, and an object that throws when read is only a wrong one.
 *
 * @returns undefined for a wrong one.
 */
export function readAnnouncement(event: Event): Announcement | undefined {
  try {
    const { info, provider } = Object(Reflect.get(event, 'detail'))
    const { uuid, rdns, name, icon } = Object(info)
    if (!isProvider(provider) || !isText(uuid, UUID, 36) || !isText(icon, ICON, MAX_ICON_LENGTH)) {
      return undefined
    }
    const shown = cleanName(name)
    if (shown === '' || !isText(rdns, RDNS, MAX_RDNS_LENGTH)) return undefined
    return { uuid: uuid.toLowerCase(), rdns, name: shown, icon, provider }
  } catch {
    return undefined
  }
}

/** What may be shown of a name; empty for one that may not be shown at all. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return ''
  return name.replace(HIDDEN, '').trim()
}

function isText(value: unknown, form: RegExp, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && form.test(value)
}
