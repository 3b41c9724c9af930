import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type PageAddresses, writeAddresses } from '../addresses/page-addresses.ts'
import { NONCE_PLACE } from './build-page.ts'
import type { ServedPage } from './serve-page.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** How a built page is served. */
export interface ServeOptions {
  readonly folder: string
  readonly addresses: PageAddresses
  /** The content policy of each page; without it there is none. */
  policy?(nonce: string): string
  /** If true, all but the page itself is sent as gzip, and stays in the browser's cache. */
  readonly isCacheable?: boolean
  /** The markup that a server drew into the page, in place of `<!--server-->`. */
  readonly drawn?: string
}

/** Serves a built page on any free port of `localhost`. */
export function serveBuild(options: ServeOptions): Promise<ServedPage> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readPart(pathname, options).then(
      ({ body, headers }) => {
        response.writeHead(200, { 'cache-control': 'no-cache', ...headers })
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

interface Part {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

async function readPart(pathname: string, options: ServeOptions): Promise<Part> {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : normalize(pathname)
  const file = join(options.folder, name)
  const headers = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }
  if (extname(name) !== '.html') {
    const body = await readFile(file)
    if (!options.isCacheable) return { body, headers }
    const cached = { 'content-encoding': 'gzip', 'cache-control': 'max-age=31536000, immutable' }
    return { body: gzipSync(new Uint8Array(body)), headers: { ...headers, ...cached } }
  }
  return pagePart(await readFile(file, 'utf8'), headers, options)
}

function pagePart(html: string, headers: Part['headers'], options: ServeOptions): Part {
  const nonce = randomBytes(16).toString('base64')
  const policy = options.policy?.(nonce)
  const { addresses, drawn = '' } = options
  const whole = writeAddresses(html, addresses).replace('<!--server-->', () => drawn)
  return {
    body: whole.replaceAll(NONCE_PLACE, nonce),
    headers: policy === undefined ? headers : { ...headers, 'content-security-policy': policy },
  }
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
