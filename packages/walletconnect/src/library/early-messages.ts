import { engineOf } from './engine.ts'
import type { Client } from './types.ts'

/** More topics, or messages of one, are not kept: late messages of ended sessions wait here as well. */
const MAX_TOPICS = 20
const MAX_MESSAGES = 20

/** Messages of a wallet about a session that it has. */
const HANDLERS = [
  'onSessionUpdateRequest',
  'onSessionEventRequest',
  'onSessionExtendRequest',
] as const

/**
 * Keeps messages about a session that is not there yet until it is settled: a wallet may update a session before
 * the site has acknowledged it, and the relay does not keep the order. The library finds no such session, cannot
 * answer that, and the rejection of its promise is unhandled.
 */
export function keepEarlyMessages(client: Client): void {
  const engine = engineOf(client)
  const early = new Map<string, (() => Promise<void>)[]>()

  function keep(topic: string, handle: () => Promise<void>): void {
    const waiting = early.get(topic) ?? []
    if (waiting.length < MAX_MESSAGES) waiting.push(handle)
    early.set(topic, waiting)
    const [oldest] = early.keys()
    if (early.size > MAX_TOPICS && oldest !== undefined) early.delete(oldest)
  }

  for (const name of HANDLERS) {
    const handle = engine[name]
    engine[name] = async (topic, payload) => {
      if (client.session.keys.includes(topic)) await handle(topic, payload)
      else keep(topic, () => handle(topic, payload))
    }
  }
  const { onSessionSettleRequest } = engine
  engine.onSessionSettleRequest = async (topic, payload) => {
    await onSessionSettleRequest(topic, payload)
    const waiting = early.get(topic) ?? []
    early.delete(topic)
    // A wrong settlement opens no session.
    if (!client.session.keys.includes(topic)) return
    for (const handle of waiting) await handle()
  }
}
