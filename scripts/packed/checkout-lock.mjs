import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { ROOT } from '../lib/paths.mjs'
import { isAlive } from '../lib/process-tree.mjs'
import { say } from '../lib/say.mjs'

const POLL_MS = 250

/** A file with the process that builds in this checkout, and its command. */
const LOCK = join(ROOT, '.cache', 'packing.lock')

/**
 * Runs `body` while no other command of this checkout does the same. Everything that writes or reads the builds of
 * the packages (`packages/<name>/dist`) runs so; others wait, and say in one line for which command.
 *
 * A process that has ended without removing its file does not hold anything: the next one removes it.
 *
 * @param path - Of the file.
 */
export async function aloneInCheckout(body, path = LOCK) {
  await take(path)
  const release = () => rmSync(path, { force: true })
  // A command that is stopped ends by `process.exit`, in the middle of `body`.
  process.once('exit', release)
  try {
    return await body()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function take(path) {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, command: ownCommand() }))
  try {
    let toldOf
    // A link appears with its content, and only where there is no file: one process makes it.
    while (!makeLink(own, path)) {
      const text = readIfThere(path)
      if (text === undefined) continue
      const { pid, command } = JSON.parse(text)
      if (!isAlive(pid)) {
        removeStale(path, text)
        continue
      }
      if (toldOf !== pid) {
        say(`Waiting for \`${command}\` (process ${pid}), which packs in this checkout (${path}) …`)
      }
      toldOf = pid
      await after(POLL_MS)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Several processes may find the same stale file, and the slower of them meets the file of the faster one: that one
 * is put back.
 */
function removeStale(path, staleText) {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (readFileSync(aside, 'utf8') !== staleText) makeLink(aside, path)
  rmSync(aside)
}

/** @returns Whether the link was made: false where there is such a file. */
function makeLink(file, path) {
  try {
    linkSync(file, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** @returns `npm run size`, or how Node was started. */
function ownCommand() {
  const { npm_lifecycle_event: script } = process.env
  return script ? `npm run ${script}` : `node ${relative(ROOT, process.argv[1] ?? '')}`
}
