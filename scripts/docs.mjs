import './lib/require-node.mjs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { prepare } from './lib/prepare.mjs'
import { endAllOnSignal, run } from './lib/run.mjs'
import { main } from './lib/say.mjs'

const BUILD_MS = 10 * 60_000
const SERVE_MS = 24 * 60 * 60_000
const ENDING = ['--build', '--check']

/**
 * `npm run docs`: installs what is missing, builds the documentation with its reference, and serves it on
 * this machine until it is stopped (`DOCS_PORT`, 4500 unless given). With `--build` it only builds, into
 * `apps/docs/dist`; with `--check` it builds, looks for dead links and visits every page in a browser; with
 * `--edit` it serves pages that follow every change of their files.
 */
await main(async () => {
  endAllOnSignal()
  const words = process.argv.slice(2)
  await (words.includes('--check') ? prepare() : ensureInstalled())
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const { code } = await run({
    command: process.execPath,
    args: ['--import', tsx, join('apps', 'docs', 'start.ts'), ...words],
    limitMs: words.some((word) => ENDING.includes(word)) ? BUILD_MS : SERVE_MS,
    show: (text) => process.stdout.write(text),
  })
  return code
})
