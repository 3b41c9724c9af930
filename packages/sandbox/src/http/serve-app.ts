import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { WebSocketServer } from 'ws'
import { LOOPBACK, portTaken } from './free-port.ts'

/** The environment of our handlers: the sockets under the request, if there are any. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
}

/** A listening server. */
export interface ServedApp {
  readonly url: string
  /** Hands connections that ask to become WebSockets over. */
  upgradeTo(sockets: WebSocketServer): void
  /** Closes the server and every connection that is still open. */
  stop(): Promise<void>
}

/**
 * Serves an app on the loopback address.
 *
 * @param purpose - What it serves; named in the error when the port is taken.
 * @throws SandboxError `port-taken`.
 */
export function serveApp(app: Hono<ServerEnv>, port: number, purpose: string): Promise<ServedApp> {
  // The adaptor's type allows HTTP/2; without a `createServer` option it makes an HTTP/1 server.
  // The sandbox also runs in the process of a test runner: their `Request` and `Response` stay theirs.
  const options = { fetch: app.fetch, overrideGlobalObjects: false }
  const server = createAdaptorServer(options) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portTaken(port, purpose, error)))
    server.listen(port, LOOPBACK, () => {
      const address = server.address()
      const actual = address !== null && typeof address === 'object' ? address.port : port
      resolve({
        url: `http://${LOOPBACK}:${actual}`,
        upgradeTo: (sockets) => passUpgrades(server, sockets),
        stop: () => stopServer(server),
      })
    })
  })
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function passUpgrades(server: Server, sockets: WebSocketServer): void {
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit('connection', opened, request)
    })
  })
}
