/** A message that waits for its reader. */
export interface StoredMessage {
  readonly topic: string
  /** Sealed: only the two ends of a topic can read it. */
  readonly message: string
  /** The kind of message, as the protocol numbers them. */
  readonly tag: number
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  /** The sender, which does not get its own message. */
  readonly from: string
  readonly attestation?: string | undefined
}

/** Returns a message without its sender, as its reader receives it. */
export function contentOf({ from: _, ...content }: StoredMessage): Omit<StoredMessage, 'from'> {
  return content
}

/** Stores messages until they are acknowledged, or until they expire. */
export interface Mailbox {
  /** @param ttlS - How long it is stored, in seconds. */
  put(letter: StoredMessage, ttlS: number): void
  /** Returns the messages on a topic that wait for this reader, oldest first. */
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
