import fc from 'fast-check'
import type { FieldFact, Fields } from '../protocol/testing/read-facts.ts'

/** Values that replace any value. */
const STRANGE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 0, -1, Number.NaN, '', 'text', '0x', [], {}),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', [[]], [null], {
    polluted: true,
  }),
  fc.constantFrom<unknown>(10n, new Date(0), new Map(), new Uint8Array(4), deep(40), long()),
  fc.string(),
  fc.integer(),
)

/** Keys that would reach a prototype where objects are merged, and others. */
const KEYS = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'extra')

export type Mutation = (data: unknown) => unknown

/** One change to a message, at a place that is found by walking down. */
export const mutation: fc.Arbitrary<Mutation> = fc
  .record({
    path: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    what: fc.constantFrom('replace', 'remove', 'add', 'nest' as const),
    key: KEYS,
    value: STRANGE,
  })
  .map(
    ({ path, what, key, value }) =>
      (data) =>
        change(data, path, { what, key, value }),
  )

interface Change {
  readonly what: 'replace' | 'remove' | 'add' | 'nest'
  readonly key: string
  readonly value: unknown
}

function change(data: unknown, path: readonly number[], requested: Change): unknown {
  const [step = 0, ...rest] = path
  const isInner = typeof data === 'object' && data !== null && Object.keys(data).length > 0
  if (!isInner || path.length === 0) return changed(data, requested)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data) ? [...data] : { ...data }
  const names = Object.keys(copy)
  const name = names[step % names.length] ?? ''
  const inner = Reflect.get(copy, name)
  if (requested.what === 'remove' && rest.length === 0) Reflect.deleteProperty(copy, name)
  else set(copy, name, change(inner, rest, requested))
  return copy
}

function changed(data: unknown, { what, key, value }: Change): unknown {
  if (what === 'replace' || what === 'remove') return value
  if (what === 'nest') return { in: data }
  if (typeof data !== 'object' || data === null) return value
  const copy = Array.isArray(data) ? [...data] : { ...data }
  set(copy, key, { polluted: true, value })
  return copy
}

/** Makes the key the object's own, whatever it is called. */
function set(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}

function deep(depth: number): unknown {
  return depth === 0 ? 'bottom' : { in: deep(depth - 1) }
}

function long(): string {
  return 'x'.repeat(1024 * 1024 + 1)
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  // As HTML's e-mail field: a host may have no dot.
  'string(email)': (value) => typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value),
  'string|number': (value) => typeof value === 'string' || typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  'string[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  'number[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
  'map string->string|number': (value) =>
    isRecord(value) && Object.values(value).every((one) => /string|number/.test(typeof one)),
  'map string->string': (value) =>
    isRecord(value) && Object.values(value).every((one) => typeof one === 'string'),
  any: () => true,
}

/** Checks a payload against the recorded protocol, without our schemas. */
export function fitsFacts(fields: Fields, payload: unknown): boolean {
  if (!isRecord(payload)) return false
  return Object.entries(fields).every(([key, fact]) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined
    if (value === undefined) return !fact.required
    return (value === null && fact.nullable === true) || fits(fact, value)
  })
}

function fits({ type, enum: names, items, fields }: FieldFact, value: unknown): boolean {
  if (names !== undefined) return names.some((name) => name === value)
  if (items !== undefined) {
    return Array.isArray(value) && value.every((item) => fitsFacts(items, item))
  }
  return fields === undefined ? TYPES[type]?.(value) === true : fitsFacts(fields, value)
}

/** Returns true if there is a key that would change a prototype, at any depth. */
export function hasTrap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.getOwnPropertyNames(value).some(
    (key) => /^(?:__proto__|constructor|prototype)$/.test(key) || hasTrap(Reflect.get(value, key)),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
