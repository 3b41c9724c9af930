import type { Line } from './line.ts'
import { contentOf, createMailbox, type StoredMessage } from './mailbox.ts'
import { type Publication, type RelayCall, readWork } from './relay-calls.ts'
import type { RelayedMessage } from './relay-desk.ts'

/** Passes messages between connections, and stores them for disconnected clients. */
export interface Exchange {
  /**
   * Does what a client asks for.
   *
   * @returns Its answer.
   * @throws RelayCallError for a method or parameters that no relay knows.
   */
  carryOut(line: Line, call: RelayCall): unknown
  /** Every message since the start, in order. */
  readonly seen: readonly RelayedMessage[]
}

/**
 * @param lines - The current connections.
 * @param nowMs - Milliseconds since 1970.
 */
export function createExchange(lines: () => Iterable<Line>, nowMs: () => number): Exchange {
  const mailbox = createMailbox(nowMs)
  const seen: RelayedMessage[] = []

  function deliver(line: Line, letter: StoredMessage): void {
    line.deliver(letter, () => mailbox.take(letter))
  }

  function post(line: Line, { ttl, ...content }: Publication): void {
    const letter = { ...content, publishedAt: nowMs(), from: line.clientId }
    mailbox.put(letter, ttl)
    seen.push({ topic: letter.topic, tag: letter.tag, size: letter.message.length })
    for (const other of lines()) {
      if (other.clientId !== line.clientId && other.isSubscribed(letter.topic))
        deliver(other, letter)
    }
  }

  return {
    seen,
    carryOut(line, call) {
      const { subscribe = [], unsubscribe = [], publish = [], fetch, isSingle } = readWork(call)
      const waiting = (topic: string): readonly StoredMessage[] =>
        mailbox.waiting(topic, line.clientId)
      const fresh = subscribe.filter((topic) => !line.isSubscribed(topic))
      const ids = subscribe.map((topic) => line.subscribe(topic))
      for (const topic of unsubscribe) line.unsubscribe(topic)
      for (const each of publish) post(line, each)
      // The answer goes first: a client takes no message of a topic that it does not know yet.
      setImmediate(() => {
        for (const letter of fresh.flatMap(waiting)) deliver(line, letter)
      })
      if (fetch) return { messages: fetch.flatMap(waiting).map(contentOf), hasMore: false }
      return subscribe.length > 0 && publish.length === 0 ? idsOf(ids, isSingle) : true
    },
  }
}

function idsOf(ids: readonly string[], isSingle = false): unknown {
  return isSingle ? ids[0] : ids
}
