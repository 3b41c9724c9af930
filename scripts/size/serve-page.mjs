import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Serves a built page on this machine, compressed, and writes down what was asked for.
 *
 * @returns Its address, every answered file with its size on the wire in bytes, in order, and how
 *   to stop.
 */
export async function servePage(folder) {
  const answered = []
  const server = createServer(({ url }, response) => {
    const file = normalize(url === '/' ? 'index.html' : url.slice(1))
    const body = read(join(folder, file))
    if (body === undefined) return response.writeHead(404).end()
    answered.push({ file, gzip: body.length })
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${server.address().port}/`, answered, stop }
}

function read(path) {
  try {
    return gzipSync(readFileSync(path))
  } catch {
    return undefined
  }
}
