/**
 * The list that a stored text holds, unchecked: any script of the page may write there.
 *
 * @param maxLength - A longer text was not written by us.
 * @returns An empty list for what is not ours, or cut off.
 */
export function readStoredList(text: string | undefined, maxLength: number): readonly unknown[] {
  if (text === undefined || text.length > maxLength) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
