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
  const heard: string[] = []
  const codes: number[] = []
  socket.on('message', (data) => heard.push(String(data)))
  socket.on('close', (code) => codes.push(code))
  await new Promise((resolve) => socket.once('open', resolve))
  const ask = (id: number, method = 'getHealth'): void =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method }))
  return { ask, heard, codes }
}

function disturb(fault: Fault): void {
  faults.set('solana', fault)
}

test('a line is answered as over HTTP, and slowly where the part is slow', async () => {
  const { ask, heard } = await aLine()
  disturb({ kind: 'slow', ms: 60_000, methods: ['getHealth'] })
  ask(1)
  ask(2, 'getSlot')
  await vi.waitFor(() => expect(ids(heard)).toEqual([2]))

  // Removing a fault continues what waits.
  faults.clear()

  await vi.waitFor(() => expect(ids(heard)).toEqual([2, 1]))
})

test('a silent part answers nothing, and others that are asked after it is healed', async () => {
  const { ask, heard } = await aLine()
  disturb({ kind: 'silence', methods: ['getHealth'] })
  ask(1)
  ask(2, 'getSlot')

  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ id: 2 })
})

test('nonsense is sent as it is', async () => {
  const { ask, heard } = await aLine()
  disturb({ kind: 'garbage', times: 1 })
  ask(1)
  ask(2)

  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[0]).toContain('<!doctype html>')
  expect(JSON.parse(heard[1] ?? '')).toMatchObject({ id: 2 })
})

test.each([
  [{ kind: 'status', status: 503 }, 1011],
  [{ kind: 'reset' }, 1006],
  [{ kind: 'half-body' }, 1006],
] as const)('%j ends the line', async (fault, code) => {
  const { ask, heard, codes } = await aLine()
  disturb(fault)
  ask(1)

  await vi.waitFor(() => expect(codes).toEqual([code]))
  expect(heard).toEqual([])
})

function ids(heard: readonly string[]): readonly unknown[] {
  return heard.map((text) => JSON.parse(text).id)
}
