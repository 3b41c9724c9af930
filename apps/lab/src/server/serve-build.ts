import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { type PageAddresses, writeAddresses } from '../addresses/page-addresses.ts'
import type { ServedPage } from './serve-page.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves a built page on any free port of `localhost`. */
export function serveBuild(folder: string, addresses: PageAddresses): Promise<ServedPage> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readPart(folder, pathname, addresses).then(
      ({ body, type }) => {
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
        response.end(body)
      },
      () => response.writeHead(404).end('Not found'),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () =>
      resolve({ url: addressOf(server), stop: () => stop(server) }),
    )
  })
}

async function readPart(
  folder: string,
  pathname: string,
  addresses: PageAddresses,
): Promise<{ body: string | Buffer; type: string }> {
  const name = pathname === '/' ? 'index.html' : normalize(pathname)
  const file = join(folder, name)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  if (name !== 'index.html') return { body: await readFile(file), type }
  return { body: writeAddresses(await readFile(file, 'utf8'), addresses), type }
}

function addressOf(server: Server): string {
  const address = server.address()
  return `http://localhost:${address !== null && typeof address === 'object' ? address.port : ''}`
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
