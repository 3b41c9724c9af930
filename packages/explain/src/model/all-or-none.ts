/** The list, if every entry of it could be read: nothing is left out. */
export function allOrNone<T>(list: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = list.filter((one) => one !== undefined)
  return known.length === list.length ? known : undefined
}
