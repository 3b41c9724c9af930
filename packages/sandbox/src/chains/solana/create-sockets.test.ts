/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createFaults } from '../../faults/create-faults.ts'
import type { Fault } from '../../faults/fault.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { createSolanaChains } from './solana-chains.ts'

const faults = createFaults()
const chains = createSolanaChains({ faults, requests: createRequestLog() })
const lines: WebSocket[] = []
let url = ''

beforeAll(async () => {
  url = await chains.start(0)
})
afterEach(() => {
  faults.clear()
  for (const line of lines.splice(0)) line.terminate()
})
afterAll(chains.stop)

/** A connection, its received messages, and its close code. */
async function aLine() {
  const socket = new WebSocket(url.replace('http', 'ws'))
  lines.push(socket)
  const received: string[] = []
  const codes: number[] = []
  socket.on('message', (data) => received.push(String(data)))
  socket.on('close', (code) => codes.push(code))
  await new Promise((resolve) => socket.once('open', resolve))
  const ask = (id: number, method = 'getHealth'): void =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method }))
  return { ask, received, codes }
}

function disturb(fault: Fault): void {
  faults.set('solana', fault)
}

test('a WebSocket gets the same answers as over HTTP, and late ones with the fault slow', async () => {
  const { ask, received } = await aLine()
  disturb({ kind: 'slow', ms: 60_000, methods: ['getHealth'] })
  ask(1)
  ask(2, 'getSlot')
  await vi.waitFor(() => expect(ids(received)).toEqual([2]))

  // Removing a fault continues what waits.
  faults.clear()

  await vi.waitFor(() => expect(ids(received)).toEqual([2, 1]))
})

test('with the fault silence nothing is answered; later requests are, once it is cleared', async () => {
  const { ask, received } = await aLine()
  disturb({ kind: 'silence', methods: ['getHealth'] })
  ask(1)
  ask(2, 'getSlot')

  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ id: 2 })
})

test('with the fault garbage the broken answer is sent unchanged', async () => {
  const { ask, received } = await aLine()
  disturb({ kind: 'garbage', times: 1 })
  ask(1)
  ask(2)

  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]).toContain('<!doctype html>')
  expect(JSON.parse(received[1] ?? '')).toMatchObject({ id: 2 })
})

test.each([
  [{ kind: 'status', status: 503 }, 1011],
  [{ kind: 'reset' }, 1006],
  [{ kind: 'half-body' }, 1006],
] as const)('%j ends the line', async (fault, code) => {
  const { ask, received, codes } = await aLine()
  disturb(fault)
  ask(1)

  await vi.waitFor(() => expect(codes).toEqual([code]))
  expect(received).toEqual([])
})

function ids(received: readonly string[]): readonly unknown[] {
  return received.map((text) => JSON.parse(text).id)
}
