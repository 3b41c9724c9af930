import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { createExchange } from './create-exchange.ts'
import { createLine, type Line } from './line.ts'
import { type Caller, readCaller } from './read-auth.ts'
import { readFrame } from './read-frame.ts'
import { type RelayCall, RelayCallError } from './relay-calls.ts'
import type { RelayDesk } from './relay-desk.ts'
import { PROPER, REFUSALS, type RelayFaults } from './relay-faults.ts'

/** Clients give a connection up that is silent for 35 s. */
const PING_MS = 25_000

/** How a relay refuses a client. */
const REFUSED_CODE = 3000

/** A wallet-connect relay on this machine. */
export interface Relay extends RelayDesk {
  /** Takes over connections that a server was asked to upgrade. */
  readonly server: WebSocketServer
  stop(): void
}

/** @param nowMs - Milliseconds since 1970. */
export function createRelay(nowMs: () => number = Date.now): Relay {
  const server = new WebSocketServer({ noServer: true })
  const lines = new Map<WebSocket, Line>()
  const exchange = createExchange(() => lines.values(), nowMs)
  const ping = pingAll(lines)
  let faults = PROPER

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // Messages that arrive before the token was checked wait: nothing may be lost.
    const waiting: string[] = []
    let receive = (text: string): unknown => waiting.push(text)
    socket.on('message', (text) => receive(String(text)))
    socket.on('error', () => socket.terminate())
    void readCaller(request.url ?? '', nowMs() / 1000).then((caller) => {
      if (isRefused(socket, caller, faults)) return
      const line = createLine(socket, caller.clientId, () => faults)
      lines.set(socket, line)
      socket.on('close', () => {
        line.close()
        lines.delete(socket)
      })
      receive = (text) => listen(line, text, { faults, carryOut: exchange.carryOut })
      for (const text of waiting) receive(text)
    })
  })

  return {
    server,
    disturb(wanted) {
      faults = { ...PROPER, ...wanted }
    },
    faults: () => faults,
    send(text) {
      for (const socket of lines.keys()) socket.send(text)
    },
    kill: () => terminate(lines.keys()),
    count: () => lines.size,
    messages: () => exchange.seen,
    stop() {
      clearInterval(ping)
      terminate(server.clients)
      server.close()
    },
  }
}

interface Listening {
  readonly faults: RelayFaults
  carryOut(line: Line, call: RelayCall): unknown
}

function listen(line: Line, text: string, { faults, carryOut }: Listening): void {
  const frame = readFrame(text)
  if (frame === undefined) return
  if (!('method' in frame)) {
    if (!faults.dropsReceipts) line.settle(frame.id)
    return
  }
  try {
    const result = carryOut(line, frame)
    if (!faults.dropsAnswers) line.answer(frame.id, result)
  } catch (thrown) {
    if (!(thrown instanceof RelayCallError)) throw thrown
    line.refuse(frame.id, { code: thrown.code, message: thrown.message })
  }
}

function isRefused(
  socket: WebSocket,
  caller: Caller,
  { refuses }: RelayFaults,
): caller is Extract<Caller, { readonly refusal: unknown }> {
  const refusal = refuses ?? ('refusal' in caller ? caller.refusal : undefined)
  if (refusal !== undefined) socket.close(REFUSED_CODE, REFUSALS[refusal])
  return refusal !== undefined
}

function pingAll(lines: ReadonlyMap<WebSocket, Line>): NodeJS.Timeout {
  return setInterval(() => {
    for (const socket of lines.keys()) socket.ping()
  }, PING_MS).unref()
}

function terminate(sockets: Iterable<WebSocket>): number {
  const all = [...sockets]
  for (const socket of all) socket.terminate()
  return all.length
}
