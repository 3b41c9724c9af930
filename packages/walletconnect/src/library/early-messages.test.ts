import { expect, test } from 'vitest'
import { keepEarlyMessages } from './early-messages.ts'
import type { Client } from './types.ts'

const TOPIC = 'a'.repeat(64)

/** A client that records what its engine handles; as in the library, settling adds the session. */
function aClient() {
  const keys: string[] = []
  const handled: string[] = []
  const record = (name: string) => async (topic: string, payload: object) => {
    if (!keys.includes(topic)) throw new Error(`No session for ${name}`)
    handled.push(`${name} ${Object(payload).id}`)
  }
  const engine = {
    onSessionUpdateRequest: record('update'),
    onSessionEventRequest: record('event'),
    onSessionExtendRequest: record('extend'),
    async onSessionSettleRequest(topic: string, payload: object) {
      if (Object(payload).isWrong !== true) keys.push(topic)
      handled.push('settle')
    },
  }
  const client = { engine, session: { keys } } as unknown as Client
  keepEarlyMessages(client)
  return { engine, handled }
}

test('messages about a session that is not there yet are handled in order once it is settled', async () => {
  const { engine, handled } = aClient()

  await engine.onSessionUpdateRequest(TOPIC, { id: 1 })
  await engine.onSessionEventRequest(TOPIC, { id: 2 })
  expect(handled).toEqual([])
  await engine.onSessionSettleRequest(TOPIC, {})
  await engine.onSessionExtendRequest(TOPIC, { id: 3 })

  expect(handled).toEqual(['settle', 'update 1', 'event 2', 'extend 3'])
})

test('messages about another session, and after a wrong settlement, are never handled', async () => {
  const { engine, handled } = aClient()

  await engine.onSessionUpdateRequest('b'.repeat(64), { id: 1 })
  await engine.onSessionUpdateRequest(TOPIC, { id: 2 })
  await engine.onSessionSettleRequest(TOPIC, { isWrong: true })
  await engine.onSessionSettleRequest(TOPIC, {})

  expect(handled).toEqual(['settle', 'settle'])
})

test('only so many are kept', async () => {
  const { engine, handled } = aClient()

  for (let id = 0; id < 100; id += 1) await engine.onSessionEventRequest(TOPIC, { id })
  await engine.onSessionSettleRequest(TOPIC, {})

  expect(handled).toHaveLength(21)
})
