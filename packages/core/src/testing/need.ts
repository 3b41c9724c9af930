/**
 * What a case is about. Cases are described only where their facet is there.
 *
 * @throws Error where it is missing all the same.
 */
export function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture differs from that of the description')
  return value
}
