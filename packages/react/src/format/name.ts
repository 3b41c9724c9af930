/** Longest name that is shown whole. Source: docs/views.md, section 2. */
const NAME_LIMIT = 20

/** Shortens a name to at most twenty letters. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > NAME_LIMIT ? `${letters.slice(0, NAME_LIMIT - 1).join('')}…` : name
}
