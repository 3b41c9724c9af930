import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { createTurns } from './create-turns.ts'
import { contentOf, type StoredMessage } from './mailbox.ts'
import type { CallId } from './relay-calls.ts'
import type { RelayFaults } from './relay-faults.ts'

/** Ids of messages are numbers that a double represents exactly. */
const ID_BYTES = 6

/** One connection of a client. */
export interface Line {
  readonly clientId: string
  /** Sends the messages of a topic from now on. @returns The subscription's id. */
  subscribe(topic: string): string
  unsubscribe(topic: string): void
  isSubscribed(topic: string): boolean
  /** Sends a message; `arrived` is called when the client says so. */
  deliver(letter: StoredMessage, arrived: () => void): void
  /** Answers a call. */
  answer(id: CallId, result: unknown): void
  refuse(id: CallId, reason: { readonly code: number; readonly message: string }): void
  /** The client answered what was sent under this id. */
  settle(id: CallId): void
  /** The connection is gone: nothing is sent any more. */
  close(): void
}

/** @param faults - What goes wrong at the moment. */
export function createLine(socket: WebSocket, clientId: string, faults: () => RelayFaults): Line {
  const subscriptions = new Map<string, string>()
  const receipts = new Map<CallId, () => void>()
  const turns = createTurns(faults)
  const send = (content: object): void => sendTo(socket, content)
  return {
    clientId,
    subscribe(topic) {
      const id = subscriptions.get(topic) ?? randomBytes(32).toString('hex')
      subscriptions.set(topic, id)
      return id
    },
    unsubscribe(topic) {
      subscriptions.delete(topic)
    },
    isSubscribed: (topic) => subscriptions.has(topic),
    deliver(letter, arrived) {
      const params = { id: subscriptions.get(letter.topic), data: contentOf(letter) }
      turns.take(() => {
        const id = randomBytes(ID_BYTES).readUIntBE(0, ID_BYTES)
        receipts.set(id, arrived)
        send({ id, method: 'irn_subscription', params })
      })
    },
    answer: (id, result) => turns.answer(() => send({ id, result })),
    refuse: (id, error) => turns.answer(() => send({ id, error })),
    settle(id) {
      receipts.get(id)?.()
      receipts.delete(id)
    },
    close() {
      turns.stop()
      subscriptions.clear()
    },
  }
}

function sendTo(socket: WebSocket, content: object): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(JSON.stringify({ jsonrpc: '2.0', ...content }))
}
