/** An object of which nothing is known. Only own properties are read: pages add members to all objects. */
export type Fields = ReadonlyMap<string, unknown>

/** @returns The own properties of a plain object that are not undefined; undefined for anything else. */
export function readFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return new Map(Object.entries(value).filter(([, field]) => field !== undefined))
}

/**
 * Something that has several names; wallets differ in which one counts, so that all have to say the same.
 *
 * @returns Undefined where there is none; what is neither text nor number where two differ.
 */
export function readNamed(fields: Fields, names: readonly string[]): unknown {
  const all = names.map((name) => fields.get(name) ?? undefined).filter((one) => one !== undefined)
  const spelled = new Set(all.map((one) => (isHex(one) ? one.toLowerCase() : one)))
  return spelled.size > 1 ? DIFFERS : all[0]
}

/** Two names that say different things; no value of JSON. */
const DIFFERS = Symbol('differs')

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
}

/** @returns The list; undefined for anything else. */
export function readList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

/** @returns Bytes in hexadecimal, without the prefix, in lower case. */
export function readBytes(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value)) return undefined
  return value.slice(2).toLowerCase()
}

/** @returns An amount as JSON-RPC writes it: hexadecimal, `0x` alone being zero; bigints as they are. */
export function readQuantity(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value < 0n ? undefined : value
  if (typeof value !== 'string' || !/^0x[0-9a-f]{0,64}$/i.test(value)) return undefined
  return BigInt(`${value}${value.length === 2 ? '0' : ''}`)
}

/** @returns An unsigned number of typed data: a number, decimal or hexadecimal text. */
export function readUint(value: unknown, bits: number): bigint | undefined {
  const number = readInteger(value)
  return number === undefined || number < 0n || number >> BigInt(bits) > 0n ? undefined : number
}

function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const isNumber = typeof value === 'string' && /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)
  return isNumber ? BigInt(value) : undefined
}
