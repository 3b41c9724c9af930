import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A request of a page to its server. */
export interface ServedRequest {
  readonly path: string
  /** As it travels, without headers. */
  readonly gzipBytes: number
}

/** A page that is served, and the requests to its server. */
export interface Served {
  readonly url: string
  /** Since the last call. */
  takeRequests(): readonly ServedRequest[]
  stop(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/**
 * Serves a built page from memory, compressed, with lasting addresses for everything but the page.
 * Under another name of this machine a page is of another site.
 */
export async function serve(
  folder: string,
  host: 'localhost' | '127.0.0.1' = 'localhost',
): Promise<Served> {
  let asked: ServedRequest[] = []
  const bodies = new Map<string, Buffer>()

  function read(path: string): Buffer {
    const body =
      bodies.get(path) ?? gzipSync(new Uint8Array(readFileSync(join(folder, path))), { level: 9 })
    bodies.set(path, body)
    return body
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/node') return void response.end(answerOfNode())
    const path = pathname === '/' ? '/index.html' : normalize(pathname)
    try {
      const body = read(path)
      asked.push({ path, gzipBytes: body.length })
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': path === '/index.html' ? 'no-cache' : 'max-age=31536000, immutable',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    url: addressOf(server, host),
    takeRequests() {
      const requests = asked
      asked = []
      return requests
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers JSON-RPC calls: every balance is zero. */
function answerOfNode(): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x0' })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  return `http://${host}:${typeof address === 'object' && address !== null ? address.port : ''}/`
}
