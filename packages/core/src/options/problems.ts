/**
 * The errors of the value at `path`: one sentence for each wrong place. `beside` is the object that
 * contains the value.
 */
export type Check = (value: unknown, path: string, beside?: Fields) => readonly string[]

/** An object with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * The checks of an object's fields: names, separated by blanks, with a dot for nested fields; and
 * whether they are required.
 */
export type FieldChecks = readonly (readonly [names: string, check: Check, need?: 'needed'])[]

/** Returns true for an object that is no array. */
export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Creates a check; `what` completes the message "must be …". */
export function must(what: string, fits: (value: unknown, beside: Fields) => boolean): Check {
  return (value, path, beside = {}) => (fits(value, beside) ? [] : wrong(path, what))
}

/** Checks that the value is a list, and each item; `least` names what at least one is required of. */
export function eachOf(check: Check, least = ''): Check {
  return (list, path, beside) =>
    Array.isArray(list) && (!least || list.length > 0)
      ? list.flatMap((item, index) => check(item, `${path}[${index}]`, beside))
      : wrong(path, `a list${least && ` of at least one ${least}`}`)
}

/** Checks that the value is an object, and its fields. */
export function objectOf(checks: FieldChecks, what = 'an object'): Check {
  return (object, path) => {
    if (!isRecord(object)) return wrong(path, what)
    return checks.flatMap(([names, check, need]) =>
      names.split(' ').flatMap((name) => {
        const value = name.split('.').reduce<unknown>(fieldOf, object)
        const isLeftOut = value === undefined && need === undefined
        return isLeftOut ? [] : check(value, path ? `${path}.${name}` : name, object)
      }),
    )
  }
}

/** Reads a field only of a given object: a page may have added fields to every object. */
function fieldOf(object: unknown, key: string): unknown {
  return object === undefined ? undefined : Object(object)[key]
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
