import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a built site to this machine alone.
 *
 * @param port - 0 for any free port.
 * @returns Its address, with a slash at the end, and how to stop it.
 */
export async function serveSite(
  folder: string,
  port: number,
): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, pathOf(url))
    if (!isFile(path)) return response.writeHead(404).end('Not found')
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    return createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The file of an address; `normalize` keeps it below the folder. No file has an address that can't be decoded. */
function pathOf(url: string): string {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname))
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return ''
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
