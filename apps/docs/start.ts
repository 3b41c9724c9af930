import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vitepress'
import { SITE } from './src/paths.ts'
import { serveSite } from './src/serve-site.ts'

const DEFAULT_PORT = 4500
const say = (line: string) => process.stdout.write(`${line}\n`)

const here = fileURLToPath(new URL('.', import.meta.url))
const port = Number(process.env['DOCS_PORT'] || DEFAULT_PORT)
const has = (word: string) => process.argv.includes(word)

if (has('--edit')) {
  const server = await createServer(here, { host: '127.0.0.1', port })
  await server.listen()
  server.printUrls()
} else {
  rmSync(SITE, { recursive: true, force: true })
  await build(here)
  if (!has('--build')) {
    say(`\nDocumentation: ${await serveSite(SITE, port)} (Ctrl+C ends it)`)
  }
}
