import type { FieldFact, Fields } from './read-facts.ts'

/** Valid and invalid values of each type of field. */
const SAMPLES: Readonly<Record<string, readonly [right: unknown, wrong: readonly unknown[]]>> = {
  string: ['text', [1, true, {}, [], null]],
  'string(email)': ['ann@fjord.example', [1, 'ann', '@', {}, '']],
  'string|number': [137, [true, {}, [], null]],
  boolean: [true, [0, 'true', {}, null]],
  'string[]': [
    ['a', 'b'],
    ['a', [1], { 0: 'a' }],
  ],
  'number[]': [
    [1, 10],
    [1, ['1'], {}],
  ],
  'map string->string|number': [{ a: 'b', c: 1 }, ['a', { a: {} }, { a: null }]],
  'map string->string': [{ a: 'b' }, [{ a: 1 }, 'a']],
  any: [['anything', { at: 1 }], []],
}

/** A payload with every recorded field. */
export function fullPayload(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, fact]) => [key, rightValue(fact)]))
}

/** Invalid payloads: each has one field that is missing or of another type. */
export function wrongPayloads(fields: Fields): readonly Record<string, unknown>[] {
  return Object.entries(fields).flatMap(([key, fact]) => {
    const full = fullPayload(fields)
    const { [key]: _left, ...without } = full
    const others = wrongValues(fact).map((value) => ({ ...full, [key]: value }))
    return fact.required ? [without, ...others] : others
  })
}

/** Payloads without optional fields, or with empty values where these are valid. */
export function sparePayloads(fields: Fields): readonly Record<string, unknown>[] {
  const needed = Object.entries(fields).filter(([, { required }]) => required)
  const nullable = Object.entries(fields).filter(([, fact]) => fact.nullable === true)
  const spare = fullPayload(Object.fromEntries(needed))
  return [spare, { ...spare, ...Object.fromEntries(nullable.map(([key]) => [key, null])) }]
}

function rightValue({ type, enum: names, items, fields }: FieldFact): unknown {
  if (names !== undefined) return names[0]
  if (items !== undefined) return [fullPayload(items)]
  return fields === undefined ? sampleOf(type)[0] : fullPayload(fields)
}

function wrongValues({
  type,
  enum: names,
  items,
  fields,
  nullable,
}: FieldFact): readonly unknown[] {
  if (names !== undefined) return ['SOMETHING_ELSE', names[0]?.repeat(2), 1, 'toString']
  if (items !== undefined) return [{}, ...wrongPayloads(items).map((item) => [item])]
  if (fields !== undefined) return ['text', ...wrongPayloads(fields)]
  return sampleOf(type)[1].filter((value) => !(nullable === true && value === null))
}

function sampleOf(type: string): readonly [right: unknown, wrong: readonly unknown[]] {
  const found = SAMPLES[type]
  if (found === undefined) throw new Error(`No sample of ${type}`)
  return found
}
