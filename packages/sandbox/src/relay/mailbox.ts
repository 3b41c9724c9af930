/** A message that waits for its reader. */
export interface StoredMessage {
  readonly topic: string
  /** Sealed: only the two ends of a topic can read it. */
  readonly message: string
  /** What kind of message it is, as the protocol numbers them. */
  readonly tag: number
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** The sender, which does not get its own message. */
  readonly from: string
  readonly attestation?: string | undefined
}

/** What its reader sees of it. */
export function contentOf({ from: _, ...content }: StoredMessage): Omit<StoredMessage, 'from'> {
  return content
}

/** Stores messages until they are acknowledged, or until they expire. */
export interface Mailbox {
  /** @param ttlS - How long it is stored, in seconds. */
  put(letter: StoredMessage, ttlS: number): void
  /** What waits on a topic for this reader, oldest first. */
  waiting(topic: string, reader: string): readonly StoredMessage[]
  /** It arrived. */
  take(letter: StoredMessage): void
}

/** @param nowMs - Milliseconds since 1970. */
export function createMailbox(nowMs: () => number = Date.now): Mailbox {
  const endsMs = new Map<StoredMessage, number>()

  function removeExpired(): void {
    for (const [letter, end] of endsMs) if (end <= nowMs()) endsMs.delete(letter)
  }

  return {
    put(letter, ttlS) {
      endsMs.set(letter, nowMs() + ttlS * 1000)
    },
    waiting(topic, reader) {
      removeExpired()
      return [...endsMs.keys()].filter((letter) => letter.topic === topic && letter.from !== reader)
    },
    take(letter) {
      endsMs.delete(letter)
    },
  }
}
