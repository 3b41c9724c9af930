import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a built site on this machine, each file compressed by gzip.
 *
 * @param policy - The content policy that its pages are sent with; none where it is left out.
 * @returns Its address; the file of an address and its size on the wire in bytes; how many requests
 *   came and whether one is being answered; and how to make answers take longer, in milliseconds.
 */
export async function serve(folder, policy) {
  const bodies = new Map()
  let delayMs = 0
  let asked = 0
  let active = 0

  const server = createServer(async ({ url }, response) => {
    asked += 1
    active += 1
    response.once('close', () => {
      active -= 1
    })
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    const path = pathOf(url)
    if (!bodies.has(path)) bodies.set(path, read(join(folder, normalize(path))))
    const body = bodies.get(path)
    if (body === undefined) return response.writeHead(404).end()
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    const headers = { 'content-type': type, 'content-encoding': 'gzip' }
    const own = policy === undefined ? {} : { 'content-security-policy': policy }
    return response.writeHead(200, { ...headers, ...own }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    pathOf,
    bytesOf: (url) => bodies.get(pathOf(url))?.length ?? 0,
    asked: () => asked,
    isBusy: () => active > 0,
    setDelay(nextMs) {
      delayMs = nextMs
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @returns The file of an address, as a path below the served folder without a leading slash. */
function pathOf(url) {
  const pathname = decodeURIComponent(new URL(url, 'http://site').pathname).slice(1)
  return pathname === '' || pathname.endsWith('/') ? `${pathname}index.html` : pathname
}

function read(path) {
  try {
    return gzipSync(readFileSync(path))
  } catch {
    return undefined
  }
}
