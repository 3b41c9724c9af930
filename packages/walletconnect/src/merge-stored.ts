import { asList } from './read-accounts.ts'

/** What this tab changed since it last wrote, brought into what is stored by now. */
interface Versions {
  /** As this tab last knew it. */
  readonly before: unknown
  /** As this tab wants it. */
  readonly after: unknown
  /** As other tabs left it. */
  readonly stored: unknown
}

/**
 * Merges a list or a table by its entries: what this tab added, changed or removed is taken over, and
 * what other tabs did to other entries stays. Anything else is what this tab wants.
 */
export function mergeStored({ before, after, stored }: Versions): unknown {
  if (Array.isArray(after)) {
    return Object.values(merged(byName(before), byName(after), byName(stored)))
  }
  if (isTable(after)) return merged(tableOf(before), after, tableOf(stored))
  return after
}

type Table = Readonly<Record<string, unknown>>

function merged(before: Table, after: Table, stored: Table): Table {
  const result: Record<string, unknown> = { ...stored }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) delete result[name]
  }
  for (const [name, value] of Object.entries(after)) {
    const isOurs = !Object.hasOwn(before, name) || !isSame(before[name], value)
    if (isOurs) result[name] = value
  }
  return result
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function byName(list: unknown): Table {
  return Object.fromEntries(asList(list).map((entry) => [nameOf(entry), entry]))
}

function nameOf(entry: unknown): string {
  // These name an entry of the library's lists.
  const { id, target, topic } = Object(entry)
  // A number first would be put before all others, whatever its place.
  return `=${id ?? target ?? topic ?? JSON.stringify(entry)}`
}

function tableOf(value: unknown): Table {
  return isTable(value) ? value : {}
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
