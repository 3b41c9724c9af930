/**
 * What is wrong with a value that stands at `path`: one plain sentence for each wrong place.
 * `beside` is what the value stands in.
 */
export type Check = (value: unknown, path: string, beside?: Fields) => readonly string[]

/** An object as somebody without types may write it. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * What fields have to be: their names, separated by blanks, where a dot leads further in; and whether
 * they may be left out.
 */
export type FieldChecks = readonly (readonly [names: string, check: Check, need?: 'needed'])[]

/** A plain object or one that is used as such. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks one thing; `what` completes "must be …". */
export function must(what: string, fits: (value: unknown, beside: Fields) => boolean): Check {
  return (value, path, beside = {}) => (fits(value, beside) ? [] : wrong(path, what))
}

/** Checks that there is a list, and each item; `least` says what it has to have one of. */
export function eachOf(check: Check, least = ''): Check {
  return (list, path, beside) =>
    Array.isArray(list) && (!least || list.length > 0)
      ? list.flatMap((item, index) => check(item, `${path}[${index}]`, beside))
      : wrong(path, `a list${least && ` of at least one ${least}`}`)
}

/** Checks that there is an object, and its fields. */
export function objectOf(checks: FieldChecks, what = 'an object'): Check {
  return (object, path) => {
    if (!isRecord(object)) return wrong(path, what)
    return checks.flatMap(([names, check, need]) =>
      names.split(' ').flatMap((name) => {
        const value = name.split('.').reduce((inner, key) => Object(inner)[key], object)
        const isLeftOut = value === undefined && need === undefined
        return isLeftOut ? [] : check(value, path ? `${path}.${name}` : name, object)
      }),
    )
  }
}

/** Checks the keys of an object; `known` are those that fit. */
export function eachKeyOf(fits: (key: string) => boolean, known: readonly string[]): Check {
  return (object, path) =>
    Object.keys(isRecord(object) ? object : {})
      .filter((key) => !fits(key))
      .flatMap((key) => wrong(`${path}.${key}`, `one of ${known.join(', ')}`))
}

function wrong(path: string, what: string): readonly string[] {
  return [`${path}: must be ${what}`]
}
