import { type WebSocket, WebSocketServer } from 'ws'
import type { FaultDesk } from '../../faults/create-faults.ts'
import { type DisturbedLine, disturbLine } from '../../faults/disturb-line.ts'
import type { SolanaCluster } from './create-cluster.ts'
import { answerRpcText, refusal } from './rpc/answer-rpc.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'

/** The close code of a server that can't continue. Source: RFC 6455, section 7.4.1. */
const SERVER_ERROR = 1011

/** The WebSocket side of the part. */
export interface SolanaSockets {
  readonly server: WebSocketServer
  /** Cuts every connection. @returns How many there were. */
  cut(): number
}

/** Makes the WebSocket side; a cluster is found by the path. */
export function createSolanaSockets(
  clusterAt: (path: string) => SolanaCluster | undefined,
  faults: Pick<FaultDesk, 'take'>,
): SolanaSockets {
  const server = new WebSocketServer({ noServer: true })
  server.on('connection', (socket, request) => {
    const cluster = clusterAt(new URL(request.url ?? '/', 'http://node').pathname)
    if (cluster) serveLine(cluster, socket, faults)
    else socket.close()
  })
  return {
    server,
    cut() {
      const lines = [...server.clients]
      for (const line of lines) line.terminate()
      return lines.length
    },
  }
}

function serveLine(
  cluster: SolanaCluster,
  socket: WebSocket,
  faults: Pick<FaultDesk, 'take'>,
): void {
  const running = new Map<number, () => void>()
  let lastId = 0

  function subscribe(kind: string, params: readonly unknown[]): number | undefined {
    const begin = SUBSCRIPTIONS.get(kind)
    if (!begin) return undefined
    lastId += 1
    const subscription = lastId
    const notify = (result: unknown) => {
      const params = { result, subscription }
      socket.send(JSON.stringify({ jsonrpc: '2.0', method: `${kind}Notification`, params }))
    }
    running.set(subscription, begin(cluster, params, { notify, end: () => end(subscription) }))
    return subscription
  }

  function end(subscription: number): boolean {
    running.get(subscription)?.()
    return running.delete(subscription)
  }

  /** @returns Undefined for what is no matter of subscriptions. */
  function tryLine(method: string, params: readonly unknown[]): unknown {
    const [, kind = '', what] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    if (what === 'Subscribe') return subscribe(kind, params)
    return what === 'Unsubscribe' ? end(Number(params[0])) : undefined
  }

  /** Subscriptions are answered here, anything else as over HTTP. */
  function answer(text: string): string | undefined {
    const { id, method, params } = readMessage(text)
    // Clients say "ping" now and then, and expect nothing.
    if (id === undefined) return undefined
    try {
      const result = tryLine(String(method), Array.isArray(params) ? params : [])
      return result === undefined
        ? answerRpcText(cluster, text)
        : JSON.stringify({ jsonrpc: '2.0', id, result })
    } catch (error) {
      return JSON.stringify(refusal(id, error))
    }
  }

  listen(socket, faults, answer)
  socket.on('close', () => {
    for (const undo of running.values()) undo()
    running.clear()
  })
  // A broken connection closes, which is handled above.
  socket.on('error', () => {})
}

/** Answers messages, unless a fault prevents it. */
function listen(
  socket: WebSocket,
  faults: Pick<FaultDesk, 'take'>,
  answer: (text: string) => string | undefined,
): void {
  const line: DisturbedLine = {
    send: (text) => socket.send(text),
    fail: () => socket.close(SERVER_ERROR),
    cut: () => socket.terminate(),
  }
  socket.on('message', (data) => {
    const text = String(data)
    disturbLine(faults, 'solana', {
      text,
      line,
      answer() {
        const said = answer(text)
        if (said !== undefined) socket.send(said)
      },
    })
  })
}

interface Message {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
}

function readMessage(text: string): Message {
  try {
    return Object(JSON.parse(text))
  } catch {
    // Not JSON: answered as nodes answer it.
    return { id: null }
  }
}
