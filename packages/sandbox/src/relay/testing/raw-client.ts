import { randomBytes } from 'node:crypto'
import { generateKeyPair, type Keypair, signJWT } from '@walletconnect/relay-auth'
import { WebSocket } from 'ws'

/** A client that says exactly what a test wants, over a real connection. */
export interface RawClient {
  /** Messages of its subscriptions, in order; acknowledged by default. */
  readonly received: readonly RawMessage[]
  call(method: string, params: unknown): Promise<unknown>
  /** Resolves when the connection ends. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  close(): void
}

export interface RawMessage {
  readonly topic: string
  readonly message: string
}

export interface RawClientOptions {
  readonly keys?: Keypair
  readonly isSilent?: boolean
  /** Seconds since 1970. */
  readonly issuedAt?: number
  readonly lifetimeS?: number
  readonly query?: string
}

/** @param url - `http://` address of the relay. */
export async function connectRaw(url: string, options: RawClientOptions = {}): Promise<RawClient> {
  const { keys = newKeys(), lifetimeS = 3600, issuedAt, isSilent = false } = options
  const token = await signJWT(randomBytes(32).toString('hex'), url, lifetimeS, keys, issuedAt)
  const query = options.query ?? `auth=${token}&projectId=sandbox`
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?${query}`)
  const received: RawMessage[] = []
  const waiting = new Map<number, (frame: Frame) => void>()
  let calls = 0
  socket.on('message', (text) => {
    const frame: Frame = JSON.parse(String(text))
    if (frame.params === undefined) return waiting.get(frame.id)?.(frame)
    received.push(frame.params.data)
    if (!isSilent) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return {
    received,
    closed,
    close: () => socket.close(),
    call(method, params) {
      calls += 1
      const id = calls
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => (error ? reject(error) : resolve(result)))
      })
    },
  }
}

export function newKeys(): Keypair {
  return generateKeyPair(Uint8Array.from(randomBytes(32)))
}

interface Frame {
  readonly id: number
  readonly result?: unknown
  readonly error?: unknown
  readonly params?: { readonly data: RawMessage }
}
