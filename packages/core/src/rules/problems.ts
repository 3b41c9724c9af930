/** What is wrong with a value that stands at `path`: one plain sentence for each wrong place. */
export type Check = (value: unknown, path: string) => readonly string[]

/** What fields have to be: their names, separated by blanks, where a dot leads further in. */
export type FieldChecks = readonly (readonly [names: string, check: Check])[]

/** Which fields are checked. */
interface FieldPlace {
  /** Stands before each name. */
  readonly prefix?: string
  /** Nothing may be left out. */
  readonly isWhole?: boolean
}

/** A plain object or one that is used as such. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks one thing; `what` completes "must be …". */
export function must(what: string, fits: (value: unknown) => boolean): Check {
  return (value, path) => (fits(value) ? [] : [`${path}: must be ${what}`])
}

/** Checks that there is a list, and each item; `least` says what it has to have one of. */
export function eachOf(check: Check, least?: string): Check {
  const what = least === undefined ? 'a list' : `a list of at least one ${least}`
  const isList = must(what, (list) => Array.isArray(list) && (!least || list.length > 0))
  return (list, path) => {
    const problems = isList(list, path)
    if (!Array.isArray(list) || problems.length > 0) return problems
    return list.flatMap((item, index) => check(item, `${path}[${index}]`))
  }
}

/** What is wrong with the fields of an object. */
export function fieldProblems(
  values: object,
  checks: FieldChecks,
  { prefix = '', isWhole = false }: FieldPlace,
): readonly string[] {
  return checks.flatMap(([names, check]) =>
    names.split(' ').flatMap((name) => {
      const value = name.split('.').reduce((inner, key) => Object(inner)[key], values)
      return value === undefined && !isWhole ? [] : check(value, prefix + name)
    }),
  )
}
