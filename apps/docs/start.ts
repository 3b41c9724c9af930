import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, createServer } from 'vitepress'
import { checkSite } from './src/check/check-site.ts'
import { SITE } from './src/paths.ts'
import { writeReference } from './src/reference/write-reference.ts'
import { serveSite } from './src/serve-site.ts'

const DEFAULT_PORT = 4500
const say = (line: string) => process.stdout.write(`${line}\n`)

const here = fileURLToPath(new URL('.', import.meta.url))
const port = Number(process.env['DOCS_PORT'] || DEFAULT_PORT)
const has = (word: string) => process.argv.includes(word)

await writeReference()
if (has('--edit')) {
  const server = await createServer(here, { host: '127.0.0.1', port })
  await server.listen()
  server.printUrls()
} else {
  rmSync(SITE, { recursive: true, force: true })
  await build(here)
  if (has('--check')) {
    const faults = await checkSite()
    for (const fault of faults) say(fault)
    process.exitCode = faults.length === 0 ? 0 : 1
  } else if (!has('--build')) {
    const { url } = await serveSite(SITE, port)
    say(`\nDocumentation: ${url} (Ctrl+C ends it)`)
  }
}
