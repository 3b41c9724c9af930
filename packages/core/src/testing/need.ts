/**
 * The subject of a case. Cases are described only if their facet exists.
 *
 * @throws Error if it is missing.
 */
export function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The fixture differs from that of the description')
  return value
}
