import type { Readings } from '../instance/readings.ts'
import type { PageMessageKey } from '../messages/messages.ts'

/** A text of a page's button; `english` is shown until the modal is loaded. */
export function pageText<Key extends PageMessageKey>(
  readings: Readings,
  key: Key,
  english: Readonly<Record<Key, string>>,
): string {
  return readings.message(key) ?? english[key]
}
