/** Small texts that are stored beyond the page. Never throws: the fallback is memory. */
export interface Storage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Storage that a website provides. It answers at once; a missing key is `null` or undefined. Errors that it
 * throws are caught.
 */
export interface SiteStorage {
  get(key: string): string | null | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
