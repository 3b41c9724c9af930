/** Things that are begun, come to an end within minutes, and are forgotten then. */
export interface Attempts<T> {
  add(id: string, attempt: T): void
  find(id: string): T | undefined
  /** Finds and removes. */
  take(id: string): T | undefined
  expireAll(): void
}

/** How long an attempt may take, in milliseconds. */
const LASTS_MS = 20 * 60_000

/** Makes a list of attempts, empty. */
export function createAttempts<T>(now: () => number): Attempts<T> {
  const attempts = new Map<string, { readonly attempt: T; readonly endsAtMs: number }>()

  function find(id: string): T | undefined {
    const entry = attempts.get(id)
    return entry && now() < entry.endsAtMs ? entry.attempt : undefined
  }

  return {
    add(id, attempt) {
      for (const [old, { endsAtMs }] of attempts) if (now() >= endsAtMs) attempts.delete(old)
      attempts.set(id, { attempt, endsAtMs: now() + LASTS_MS })
    },
    find,
    take(id) {
      const attempt = find(id)
      attempts.delete(id)
      return attempt
    },
    expireAll: () => attempts.clear(),
  }
}
