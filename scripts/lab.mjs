import './lib/require-node.mjs'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { endGroup, endTree, OWN_GROUP } from './lib/process-tree.mjs'
import { ClearError, main } from './lib/say.mjs'

const DEFAULT_PORT = 4400
const HIGHEST_PORT = 65_000
const ORPHAN_CHECK_MS = 1_000

/** `npm run lab`: installs what is missing, then runs the lab until it is stopped. */
await main(async () => {
  const port = readPort(process.env.LAB_PORT)
  await ensureInstalled()
  return await runLab(port)
})

function readPort(text) {
  const port = Number(text || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port
  throw new ClearError(`LAB_PORT must be a number from 1 to ${HIGHEST_PORT}; it is "${text}".`)
}

function runLab(port) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = spawn(process.execPath, ['--import', tsx, join('apps', 'lab', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, LAB_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...OWN_GROUP,
  })
  endWithUs(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      endGroup(child)
      resolve(signal === null || signal === 'SIGTERM' ? (code ?? 0) : 1)
    })
  })
}

/** The lab ends with this command, however the command ends. */
function endWithUs(child) {
  const stop = () => void endTree(child)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stop)
  // npm may end without a signal to us: then it is no longer our parent or our shell's parent.
  const elders = findElders()
  const watch = () => {
    if (findElders() !== elders) stop()
  }
  if (process.platform !== 'win32') setInterval(watch, ORPHAN_CHECK_MS).unref()
}

/** @returns Parent and, where the system reports it, its parent: npm runs commands through a shell. */
function findElders() {
  const stat = `/proc/${process.ppid}/stat`
  const grandparent = existsSync(stat)
    ? readFileSync(stat, 'utf8').split(') ').at(-1).split(' ')[1]
    : ''
  return `${process.ppid} ${grandparent}`
}
