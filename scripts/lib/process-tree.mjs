import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'

const GRACE_MS = 5_000
const POLL_MS = 100

/** Options that give a child a process group of its own, so that all of it can be ended. */
export const OWN_GROUP = { detached: process.platform !== 'win32' }

/**
 * Ends a child and everything it started: first with a soft signal, after a few seconds with a hard
 * one.
 */
export async function endTree(child) {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  const tree = [child.pid, ...descendantsOf(child.pid)]
  signalGroup(child.pid, 'SIGTERM')
  await untilGone(tree, GRACE_MS)
  signalGroup(child.pid, 'SIGKILL')
  for (const pid of tree) signal(pid, 'SIGKILL')
}

/** Ends what a child that has already left may have left behind in its group. */
export function endGroup(child) {
  if (child.pid === undefined || process.platform === 'win32') return
  signalGroup(child.pid, 'SIGKILL')
}

/**
 * Returns true while a process runs. One that only waits to be collected by its parent does not.
 */
export function isAlive(pid) {
  const stat = `/proc/${pid}/stat`
  try {
    process.kill(pid, 0)
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

function signalGroup(pid, name) {
  signal(-pid, name)
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended already.
  }
}

async function untilGone(pids, limitMs) {
  for (let waitedMs = 0; waitedMs < limitMs && pids.some(isAlive); waitedMs += POLL_MS) {
    await after(POLL_MS)
  }
}

function descendantsOf(root) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const found = [root]
  // Children are appended while the list is walked, so that theirs are found too.
  for (const parent of found) {
    for (const [pid, ppid] of rows) if (ppid === parent) found.push(pid)
  }
  return found.slice(1)
}
