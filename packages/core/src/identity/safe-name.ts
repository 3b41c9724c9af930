/** Longest name that a name service gives out in one piece. Source: RFC 1035. */
const MAX_LENGTH = 253

/** Letters and digits with single hyphens between: nothing here is changed by normalising it. */
const LABEL = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * A name that may be shown beside an address. Names outside this plain alphabet can be drawn to
 * look like others; whether such a one is honest takes ENSIP-15, so they are not shown.
 * Source: docs/security.md, S38.
 *
 * @returns undefined for a name that may not be shown.
 */
export function safeName(name: unknown): string | undefined {
  if (typeof name !== 'string' || name.length > MAX_LENGTH) return undefined
  const labels = name.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) ? name : undefined
}
