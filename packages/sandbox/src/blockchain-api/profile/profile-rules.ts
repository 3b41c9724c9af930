import type { Reason } from '../../http/refuse.ts'

/** The endings of names that the service registers. */
const ZONES = ['reown.id', 'wcn.id'] as const

/** How far the time of a message may be from the server's, in seconds. */
const CLOCK_TOLERANCE_S = 10

/** Name, zone, and a dot more than the zone has. */
const NAME_PARTS = 3
const MIN_LABEL = 3
const MAX_LABEL = 64
const MAX_ATTRIBUTE = 255

/** The content of a signed message. */
export interface SignedClaim {
  readonly name: string | undefined
  readonly attributes: Readonly<Record<string, string>>
  /** Epoch seconds. */
  readonly timestamp: number
}

/** A request whose message was signed. */
export interface SignedRequest extends SignedClaim {
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** @returns undefined for a body that is not readable as the expected JSON. */
export function readSignedRequest(body: unknown): SignedRequest | undefined {
  const { coin_type: coinType, address, message, signature } = Object(body)
  const isReadable =
    Number.isSafeInteger(coinType) &&
    [address, message, signature].every((text) => typeof text === 'string')
  const claim = isReadable ? readClaim(message) : undefined
  return claim && { ...claim, coinType, address, message, signature }
}

function readClaim(message: string): SignedClaim | undefined {
  try {
    const { name, attributes = {}, timestamp } = Object(JSON.parse(message))
    const values: readonly unknown[] = Object.values(Object(attributes))
    const isReadable =
      (name === undefined || typeof name === 'string') &&
      Number.isSafeInteger(timestamp) &&
      values.every((value) => typeof value === 'string')
    return isReadable ? { name, attributes, timestamp } : undefined
  } catch {
    return undefined
  }
}

/** Returns the reason why a name is invalid, or undefined if it is valid. */
export function checkName(name: string): Reason | undefined {
  const [label = '', ...zone] = name.split('.')
  const isLong = label.length >= MIN_LABEL && label.length <= MAX_LABEL
  if (!/^[a-z0-9.-]+$/.test(name) || zone.length !== NAME_PARTS - 1)
    return { field: 'name', description: 'Invalid name format' }
  if (!isLong) return { field: 'name', description: 'Invalid name length' }
  if (!isZone(zone.join('.'))) return { field: 'name', description: 'Zone is not supported' }
  return undefined
}

/** Returns true if the service registers names with this ending. */
export function isZone(zone: string): boolean {
  return ZONES.some((each) => each === zone)
}

/** Returns the reason why the time or an attribute of a message is invalid, or undefined. */
export function checkClaim({ attributes, timestamp }: SignedClaim): Reason | undefined {
  const ageS = Math.abs(Date.now() / 1000 - timestamp)
  if (ageS > CLOCK_TOLERANCE_S)
    return { field: 'timestamp', description: 'Timestamp is too old or in the future' }
  const isKnown = Object.entries(attributes).every(
    ([key, value]) => key === 'bio' && value.length <= MAX_ATTRIBUTE && BIO.test(value),
  )
  return isKnown ? undefined : { field: 'attributes', description: 'Unsupported attribute' }
}

const BIO = /^[a-zA-Z0-9@:/._\-?&=+ ]*$/
