/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real server on this machine, for tests of failures on real sockets. */
export interface LoopbackServer {
  readonly url: string
  /** Requests so far: method, path with query, and the whole body. */
  readonly requests: readonly ReceivedRequest[]
  close(): Promise<void>
}

/** One request as it arrived. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers a request, or leaves it unanswered. */
export type LoopbackHandler = (
  request: ReceivedRequest,
  response: ServerResponse,
  count: number,
) => void

/** Starts a server on a free port of the loopback address. */
export async function startLoopback(handler: LoopbackHandler): Promise<LoopbackServer> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (message, response) => {
    let body = ''
    for await (const chunk of message.setEncoding('utf8')) body += chunk
    const received = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body,
    }
    requests.push(received)
    handler(received, response, requests.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
