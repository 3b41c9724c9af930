import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PageMessageKey } from '../messages/messages.ts'

/** A text of a page's button; `english` is shown until the modal is loaded. */
export function useMessage<Key extends PageMessageKey>(
  latchkey: Latchkey,
  key: Key,
  english: Readonly<Record<Key, string>>,
): string {
  return useReading(latchkey, (readings) => readings.message(key)) ?? english[key]
}
