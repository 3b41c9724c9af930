import { keccak_256 } from '@noble/hashes/sha3.js'
import { type Abi, address, bool, bytes, fixedBytes, int, list, tuple, uint } from '../evm/abi.ts'
import { checksummed } from '../evm/known-call.ts'
import { readUtf8 } from '../model/byte-reader.ts'

/** A value of a call with its name: numbers are bigints, addresses and bytes texts. */
export type NamedValue =
  | { readonly name: string; readonly type: string; readonly value: unknown }
  | { readonly name: string; readonly type: string; readonly parts: readonly NamedValue[] }

/** A kind of call, as written in words. */
export interface Signature {
  /** Eight hexadecimal digits. */
  readonly selector: string
  readonly abi: Abi<readonly NamedValue[]>
}

interface Parameter {
  readonly name: string
  /** As it counts for the selector. */
  readonly type: string
  readonly abi: Abi<NamedValue>
}

/**
 * Reads a signature with names, such as `transfer(address to, uint256 amount)`.
 *
 * @returns Undefined for types that are not known, and for two values of one name.
 */
export function readSignature(text: string): Signature | undefined {
  const [, name, rest] = /^\s*(\w+)\s*\((.*)\)\s*$/.exec(text) ?? []
  const parameters = rest === undefined ? undefined : readParameters(rest)
  if (name === undefined || parameters === undefined) return undefined
  const canonical = `${name}(${parameters.map(({ type }) => type).join(',')})`
  const hash = keccak_256(new TextEncoder().encode(canonical))
  return {
    selector: [...hash.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    abi: tuple(...parameters.map(({ abi }) => abi)),
  }
}

function readParameters(text: string): readonly Parameter[] | undefined {
  if (text.trim() === '') return []
  const parameters = splitAtTop(text).map(readParameter)
  const known = parameters.filter((one) => one !== undefined)
  const names = known.map(({ name }) => name).filter((name) => name !== '')
  // A path would lead to the first of two values with one name, and leave the other out.
  const isClear = new Set(names).size === names.length && names.every((name) => /^\w+$/.test(name))
  return known.length === parameters.length && isClear ? known : undefined
}

/** Commas within brackets belong to structs. */
function splitAtTop(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
  }
  return parts
}

function readParameter(text: string): Parameter | undefined {
  const struct = /^\s*(?:tuple\s*)?\((.*)\)((?:\[\d*\])*)\s*(.*)$/.exec(text)
  const plain = /^\s*(\w+)((?:\[\d*\])*)\s*(.*)$/.exec(text)
  const [, inside = '', arrays = '', words = ''] = struct ?? plain ?? []
  // Words such as `calldata` may stand before the name.
  const name = words.trim().split(/\s+/).at(-1) ?? ''
  const base = struct === null ? readPlain(inside, name) : readStruct(inside, name)
  if (base === undefined) return undefined
  const lengths = [...arrays.matchAll(/\[(\d*)\]/g)].map(([, length]) => length ?? '')
  return lengths.reduce<Parameter>(arrayOf, base)
}

function readStruct(inside: string, name: string): Parameter | undefined {
  const parameters = readParameters(inside)
  if (parameters === undefined || parameters.length === 0) return undefined
  const type = `(${parameters.map((one) => one.type).join(',')})`
  const abi = tuple(...parameters.map((one) => one.abi))
  return { name, type, abi: mapped(abi, (parts) => ({ name, type, parts })) }
}

/** Long lists would be slow to read and useless to see. */
const MOST_IN_ARRAY = 256

function arrayOf({ name, type: inner, abi }: Parameter, length: string): Parameter {
  const type = `${inner}[${length}]`
  const count = Math.min(Number(length), MOST_IN_ARRAY + 1)
  const many: Abi<readonly NamedValue[]> =
    length === '' ? list(abi) : tuple(...Array.from({ length: count }, () => abi))
  return {
    name,
    type,
    abi: mapped(many, (parts) =>
      parts.length > MOST_IN_ARRAY ? undefined : { name, type, parts },
    ),
  }
}

function readPlain(type: string, name: string): Parameter | undefined {
  const canonical = type === 'uint' || type === 'int' ? `${type}256` : type
  const abi = plainAbi(canonical)
  if (abi === undefined) return undefined
  return { name, type: canonical, abi: mapped(abi, (value) => ({ name, type: canonical, value })) }
}

/** Types without a size. */
const WORDS: ReadonlyMap<string, Abi<unknown>> = new Map<string, Abi<unknown>>([
  ['address', mapped(address, checksummed)],
  ['bool', bool],
  ['bytes', mapped(bytes, (digits) => `0x${digits}`)],
  ['string', mapped(bytes, readText)],
])

function plainAbi(type: string): Abi<unknown> | undefined {
  const [, kind, size] = /^(u?int|bytes)(\d+)$/.exec(type) ?? []
  if (kind === undefined) return WORDS.get(type)
  const number = Number(size)
  if (kind === 'bytes') return number > 0 && number <= 32 ? fixedBytes(number) : undefined
  if (number === 0 || number > 256 || number % 8 !== 0) return undefined
  return kind === 'int' ? int(number) : uint(number)
}

/** The same type with another value; undefined is a value that can't be. */
function mapped<T, U>(abi: Abi<T>, to: (value: T) => U | undefined): Abi<U> {
  return {
    digits: abi.digits,
    isDynamic: abi.isDynamic,
    read(data, at) {
      const read = abi.read(data, at)
      const value = read === undefined ? undefined : to(read.value)
      return read === undefined || value === undefined ? undefined : { value, end: read.end }
    },
  }
}

function readText(digits: string): string | undefined {
  const source = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return readUtf8(source)
}
