import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const PUBLIC = join(import.meta.dirname, 'public')
const LATCHKEY = join(import.meta.dirname, 'node_modules/@latchkey/browser/dist')
const TYPES = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' }

/** The names that the page imports, and the hash of every module that it may load by them. */
const hashes = JSON.parse(await readFile(join(LATCHKEY, 'integrity.json'), 'utf8'))
const importMap = JSON.stringify({
  imports: {
    '@latchkey/browser': '/latchkey/latchkey.js',
    '@latchkey/browser/bitcoin': '/latchkey/bitcoin.js',
    '@latchkey/browser/chains': '/latchkey/chains.js',
    '@latchkey/browser/frame': '/latchkey/frame.js',
    '@latchkey/browser/solana': '/latchkey/solana.js',
  },
  integrity: Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => [`/latchkey/${path}`, hash]),
  ),
})
const template = await readFile(join(PUBLIC, 'index.html'), 'utf8')
const html = template.replace(/(?<=importmap">)\s*\{\}\s*/, () => importMap)
const mapHash = createHash('sha256').update(importMap).digest('base64')
const policy = `script-src 'self' 'sha256-${mapHash}'; style-src 'self'; require-trusted-types-for 'script'`

const server = createServer(async ({ url }, response) => {
  const path = normalize(new URL(url, 'http://site').pathname)
  const isLatchkey = path.startsWith('/latchkey/')
  const file = isLatchkey ? join(LATCHKEY, path.slice('/latchkey/'.length)) : join(PUBLIC, path)
  try {
    const body = path === '/' ? html : await readFile(file)
    const type = TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body)
  } catch {
    response.writeHead(404).end()
  }
})
server.listen(Number(process.env.PORT ?? process.argv[2] ?? 3000), '127.0.0.1')
