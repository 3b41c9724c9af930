import { allOrNone } from '../model/all-or-none.ts'
import type { DataField, Domain } from '../model/effect.ts'
import { type Fields, readFields, readList, readUint } from '../model/read-json.ts'
import { isAddress } from './known-call.ts'

/** Data to be signed by EIP-712, with only what is signed. */
export interface TypedData {
  readonly domain: Domain
  readonly primaryType: string
  /** The words of the type, with the types that it uses. Source: EIP-712, `encodeType`. */
  readonly typeText: string
  readonly message: Fields
  readonly fields: readonly DataField[]
}

type Types = ReadonlyMap<string, readonly TypeField[]>

interface TypeField {
  readonly name: string
  readonly type: string
}

/** Structs within structs, at most: types may refer to themselves. */
const MOST_LEVELS = 32

/** @returns Undefined for what is not data of EIP-712. */
export function readTypedData(value: unknown): TypedData | undefined {
  const fields = readFields(typeof value === 'string' ? parse(value) : value)
  const types = readTypes(fields?.get('types'))
  const domain = readDomain(fields?.get('domain') ?? {}, types?.get('EIP712Domain'))
  const message = readFields(fields?.get('message'))
  const primaryType = fields?.get('primaryType')
  if (types === undefined || domain === undefined || message === undefined) return undefined
  if (typeof primaryType !== 'string' || !types.has(primaryType)) return undefined
  return {
    domain,
    primaryType,
    message,
    typeText: typeTextOf(primaryType, types),
    fields: fieldsOf(primaryType, { types, message, level: 0 }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readTypes(value: unknown): Types | undefined {
  const types = readFields(value)
  if (types === undefined) return undefined
  const known = allOrNone(
    [...types].map(([name, value]) => {
      const fields = allOrNone(readList(value)?.map(readField) ?? [undefined])
      return fields && ([name, fields] as const)
    }),
  )
  return known && new Map(known)
}

function readField(value: unknown): TypeField | undefined {
  const fields = readFields(value)
  const [name, type] = [fields?.get('name'), fields?.get('type')]
  return typeof name === 'string' && typeof type === 'string' ? { name, type } : undefined
}

/** The fields that a domain can have. Source: EIP-712. */
const DOMAIN_TYPES: ReadonlyMap<string, string> = new Map([
  ...[['name', 'string'] as const, ['version', 'string'] as const, ['chainId', 'uint256'] as const],
  ...[['verifyingContract', 'address'] as const, ['salt', 'bytes32'] as const],
])

/** Only fields that the type lists are signed; without a list, all that there are. */
function readDomain(value: unknown, listed: readonly TypeField[] | undefined): Domain | undefined {
  const data = readFields(value)
  if (data === undefined) return undefined
  const fields =
    listed ??
    [...DOMAIN_TYPES].map(([name, type]) => ({ name, type })).filter((f) => data.has(f.name))
  const isKnown = fields.every(({ name, type }) => DOMAIN_TYPES.get(name) === type)
  const text = (name: string) => {
    const found = fields.some((field) => field.name === name) ? data.get(name) : undefined
    return typeof found === 'string' ? found : undefined
  }
  const hasChain = fields.some(({ name }) => name === 'chainId')
  const chainId = hasChain ? readUint(data.get('chainId'), 256) : undefined
  const isWhole = fields.every(
    ({ name }) => (name === 'chainId' ? chainId : text(name)) !== undefined,
  )
  const contract = text('verifyingContract')
  const isRight = isKnown && isWhole && (contract === undefined || isAddress(contract))
  if (!isRight) return undefined
  return {
    name: text('name'),
    version: text('version'),
    chainId,
    verifyingContract: contract,
    salt: text('salt'),
  }
}

/** The type itself, then those it uses in the order of the alphabet. */
function typeTextOf(primaryType: string, types: Types): string {
  const used = new Set([primaryType])
  // Types are added while the set is walked, so that theirs are found too.
  for (const name of used)
    for (const { type } of types.get(name) ?? [])
      if (types.has(plainType(type))) used.add(plainType(type))
  const [first = '', ...others] = used
  return [first, ...others.sort()]
    .map((name) => {
      const fields = (types.get(name) ?? []).map((field) => `${field.type} ${field.name}`)
      return `${name}(${fields.join(',')})`
    })
    .join('')
}

/** `Details` of `Details[][2]`. */
function plainType(type: string): string {
  return type.replace(/(\[\d*\])+$/, '')
}

interface Place {
  readonly types: Types
  readonly message: Fields | undefined
  readonly level: number
}

/** The values that are signed, and no others. */
function fieldsOf(struct: string, { types, message, level }: Place): DataField[] {
  return (types.get(struct) ?? []).map(({ name, type }) => ({
    name,
    type,
    value: shown(type, message?.get(name), { types, message, level: level + 1 }),
  }))
}

function shown(type: string, value: unknown, place: Place): unknown {
  if (place.level > MOST_LEVELS || !place.types.has(plainType(type))) return value
  const inner = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (inner === undefined) {
    const fields = readFields(value)
    // A type may refer to itself: without data there is nothing to follow.
    return fields === undefined ? value : fieldsOf(type, { ...place, message: fields })
  }
  const next = { ...place, level: place.level + 1 }
  return readList(value)?.map((one) => shown(inner, one, next))
}
