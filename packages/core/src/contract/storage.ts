/** Small texts that outlive the page. Never throws: what can't be kept is kept in memory. */
export interface Storage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}
