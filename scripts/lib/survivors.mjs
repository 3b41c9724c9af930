import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'

const VARIABLE = 'LATCHKEY_RUN'
const PATIENCE_MS = 5_000
const POLL_MS = 250

/** Marks this run: everything it starts inherits the mark. */
export function markRun() {
  process.env[VARIABLE] = randomUUID()
}

/**
 * Ends the processes that outlived the run they were started in. Knows them where the system
 * shows the environment of a process (Linux), and finds none elsewhere.
 *
 * @returns The command lines of those that did not leave by themselves.
 */
export async function endSurvivors() {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS && marked().length > 0; waitedMs += POLL_MS) {
    await after(POLL_MS)
  }
  const survivors = marked()
  for (const { pid } of survivors) process.kill(pid, 'SIGKILL')
  return survivors.map(({ commandLine }) => commandLine)
}

function marked() {
  const mark = `${VARIABLE}=${process.env[VARIABLE]}`
  return processIds()
    .filter((pid) => pid !== process.pid && read(pid, 'environ').split('\0').includes(mark))
    .map((pid) => ({ pid, commandLine: read(pid, 'cmdline').split('\0').join(' ').trim() }))
}

function processIds() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid))
}

function read(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // It has ended in the meantime, or belongs to another user.
    return ''
  }
}
