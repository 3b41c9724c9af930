import type { Client } from './client.ts'
import type { Line } from './keep-line.ts'
import { asList } from './read-accounts.ts'

/** A message of a topic, still sealed. */
interface Sealed {
  readonly topic: string
  readonly message: string
}

/**
 * Looks whether a wallet has ended a session while nobody was there to hear it: in what arrived and
 * was not read yet, and in what waits at the relay. A wallet that merely does not answer proves nothing.
 *
 * @returns Whether it has. @throws when the relay can't be asked.
 */
export async function lookForEnd(client: Client, line: Line, topic: string): Promise<boolean> {
  const { relayer, crypto } = client.core
  const looks: Promise<boolean>[] = []

  const look = (sealed: Sealed): void => {
    if (sealed.topic !== topic) return
    // What can't be opened is no message of this session.
    const isEnd = crypto.decode(topic, sealed.message).then(isSessionDelete, () => false)
    looks.push(isEnd)
  }

  relayer.on('relayer_message', look)
  try {
    for (const message of relayer.messages.getWithoutAck([topic])[topic] ?? []) {
      look({ topic, message })
    }
    await line.open()
    const waiting = await fetchWaiting(client, topic)
    waiting.forEach(look)
    // The library reads them too: they may bring changes.
    await relayer.handleBatchMessageEvents([...waiting])
    return (await Promise.all(looks)).includes(true)
  } finally {
    relayer.off('relayer_message', look)
  }
}

type Waiting = Parameters<Client['core']['relayer']['handleBatchMessageEvents']>[0]

async function fetchWaiting({ core }: Client, topic: string): Promise<Waiting> {
  const answer: unknown = await core.relayer.request({
    method: 'irn_batchFetchMessages',
    params: { topics: [topic] },
  })
  const { messages } = Object(answer)
  // The relay's messages carry what the library reads of them.
  return asList(messages) as Waiting
}

function isSessionDelete(payload: unknown): boolean {
  return Object(payload).method === 'wc_sessionDelete'
}
