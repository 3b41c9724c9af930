/**
 * Reads call data by the contract ABI, strictly: there is one exact encoding of each value, and anything
 * else is refused. Nothing can hide behind the data, between its parts, or in bits without a meaning.
 * Data is hexadecimal without a prefix, in lower case; places are counted in its digits.
 */
export interface Abi<T> {
  /** Digits that it takes in place; types without a fixed length take those of an offset there. */
  readonly digits: number
  readonly isDynamic: boolean
  /** @returns The value and where its data ends; undefined when this is not exactly one. */
  read(data: string, at: number): Read<T> | undefined
}

interface Read<T> {
  readonly value: T
  readonly end: number
}

/** The values of several types. */
export type AbiValues<T extends readonly Abi<unknown>[]> = {
  readonly [K in keyof T]: T[K] extends Abi<infer V> ? V : never
}

const WORD = 64

/** @returns The value of `data` when it is exactly that and nothing more. */
export function readExactly<T>(abi: Abi<T>, data: string): T | undefined {
  const read = abi.read(data, 0)
  return read?.end === data.length ? read.value : undefined
}

export const address: Abi<string> = word((digits) =>
  /^0{24}/.test(digits) ? `0x${digits.slice(24)}` : undefined,
)

export const bool: Abi<boolean> = word((digits) => {
  const number = BigInt(`0x${digits}`)
  return number > 1n ? undefined : number === 1n
})

/** An unsigned number of that many bits. */
export function uint(bits: number): Abi<bigint> {
  return word((digits) => {
    const number = BigInt(`0x${digits}`)
    return number >> BigInt(bits) === 0n ? number : undefined
  })
}

/** A signed number of that many bits. */
export function int(bits: number): Abi<bigint> {
  return word((digits) => {
    const number = BigInt(`0x${digits}`)
    const signed = BigInt.asIntN(bits, number)
    return BigInt.asUintN(256, signed) === number ? signed : undefined
  })
}

export const uint256: Abi<bigint> = uint(256)

/** Bytes of a fixed length, at most 32. */
export function fixedBytes(length: number): Abi<string> {
  return word((digits) =>
    isZero(digits.slice(length * 2)) ? `0x${digits.slice(0, length * 2)}` : undefined,
  )
}

/** Bytes of any length, as hexadecimal without a prefix. */
export const bytes: Abi<string> = {
  digits: WORD,
  isDynamic: true,
  read(data, at) {
    const length = readLength(data, at, 2)
    if (length === undefined) return undefined
    const begin = at + WORD
    const end = begin + Math.ceil((length * 2) / WORD) * WORD
    const value = data.slice(begin, begin + length * 2)
    const isWhole = end <= data.length && isZero(data.slice(begin + length * 2, end))
    return isWhole ? { value, end } : undefined
  },
}

/** Several values of one type. */
export function list<T>(of: Abi<T>): Abi<readonly T[]> {
  return {
    digits: WORD,
    isDynamic: true,
    read(data, at) {
      const length = readLength(data, at, of.digits)
      if (length === undefined) return undefined
      return readParts(
        Array.from({ length }, () => of),
        data,
        at + WORD,
      )
    },
  }
}

/** Values one after another: the arguments of a call, or the fields of a struct. */
export function tuple<const T extends readonly Abi<unknown>[]>(...parts: T): Abi<AbiValues<T>> {
  const isDynamic = parts.some((part) => part.isDynamic)
  return {
    digits: isDynamic ? WORD : parts.reduce((sum, part) => sum + part.digits, 0),
    isDynamic,
    // Each value was read by the type in its place.
    read: (data, at) => readParts(parts, data, at) as Read<AbiValues<T>> | undefined,
  }
}

/** Heads first, then the data of those without a fixed length, in their order and without gaps. */
function readParts<T>(parts: readonly Abi<T>[], data: string, base: number): Read<T[]> | undefined {
  let head = base
  let tail = base + parts.reduce((sum, part) => sum + part.digits, 0)
  const value: T[] = []
  for (const part of parts) {
    if (part.isDynamic && readNumber(data, head) !== BigInt((tail - base) / 2)) return undefined
    const read = part.read(data, part.isDynamic ? tail : head)
    if (read === undefined) return undefined
    value.push(read.value)
    head += part.digits
    if (part.isDynamic) tail = read.end
  }
  return { value, end: tail }
}

/** A type of one word. */
function word<T>(read: (digits: string) => T | undefined): Abi<T> {
  return {
    digits: WORD,
    isDynamic: false,
    read(data, at) {
      const digits = data.slice(at, at + WORD)
      if (digits.length < WORD) return undefined
      const value = read(digits)
      return value === undefined ? undefined : { value, end: at + WORD }
    },
  }
}

/** A length, if so many parts of `digits` each can stand behind it. */
function readLength(data: string, at: number, digits: number): number | undefined {
  const length = readNumber(data, at)
  const most = BigInt(Math.max(0, data.length - at - WORD))
  return length !== undefined && length * BigInt(digits) <= most ? Number(length) : undefined
}

function readNumber(data: string, at: number): bigint | undefined {
  return uint256.read(data, at)?.value
}

function isZero(digits: string): boolean {
  return /^0*$/.test(digits)
}
