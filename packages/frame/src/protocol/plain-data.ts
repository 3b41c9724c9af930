/**
 * The channel accepts plain data, as in JSON, at most 32 levels deep and 1 MiB large; only the reply to
 * a safe RPC call may be larger. Everything else is dropped before it is read. Source: docs/security.md,
 * S05.
 */

/** Source: docs/security.md, S05. */
const MAX_DEPTH = 32
/** In bytes of UTF-8. Source: docs/security.md, S05. */
export const MAX_BYTES = 1024 * 1024
/** For the reply to a safe RPC call, such as `eth_getLogs`: the limit of an HTTP answer. */
export const MAX_READ_BYTES = 5 * MAX_BYTES

/** Keys that would change a prototype when objects are merged. Source: docs/security.md, S05. */
const TRAPS: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** Returns true for data that is plain, shallow and small enough to be read. Never throws. */
export function isReadable(data: unknown, maxBytes = MAX_BYTES): boolean {
  try {
    return weigh(data, 1, maxBytes) >= 0
  } catch {
    // Data that throws when it is read, such as a proxy, did not come through a window.
    return false
  }
}

/**
 * Returns true if no object inside has a key that would reach a prototype. Expects readable data.
 */
export function isWithoutTraps(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  // Arrays, too: structured cloning keeps their other keys.
  return Object.entries(data).every(([key, value]) => !TRAPS.includes(key) && isWithoutTraps(value))
}

/** Returns true if every value of an object matches, and no key reaches a prototype. */
export function isMapOf(data: unknown, isValid: (value: unknown) => boolean): boolean {
  const isMap = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isMap && isWithoutTraps(data) && Object.values(data).every(isValid)
}

export function isText(data: unknown): boolean {
  return typeof data === 'string'
}

/** Returns true for a string or a finite number. */
export function isTextOrNumber(data: unknown): boolean {
  return typeof data === 'string' || Number.isFinite(data)
}

/** Returns what is left of `budget` bytes; below zero if the data may not be read. */
function weigh(data: unknown, depth: number, budget: number): number {
  switch (typeof data) {
    case 'string':
      return budget - byteLength(data, budget)
    case 'object':
      return data === null ? budget - 1 : weighObject(data, depth, budget)
    case 'function':
    case 'symbol':
      return -1
    default:
      return budget - 1
  }
}

function weighObject(data: object, depth: number, budget: number): number {
  if (depth > MAX_DEPTH || !isPlain(data)) return -1
  if (Array.isArray(data) && data.length > budget) return -1
  let left = budget - 1
  for (const [key, value] of Object.entries(data)) {
    left = weigh(value, depth + 1, weigh(key, depth, left))
    if (left < 0) return left
  }
  return left
}

function isPlain(data: object): boolean {
  if (Array.isArray(data)) return true
  const prototype: unknown = Object.getPrototypeOf(data)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Bytes of UTF-8. Stops counting above `limit`. */
function byteLength(text: string, limit: number): number {
  let bytes = text.length
  for (let at = 0; at < text.length && bytes <= limit; at += 1) {
    const unit = text.charCodeAt(at)
    /** Bytes of UTF-8. Stops counting above `limit`. */
    if (unit > 0x7f) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}
