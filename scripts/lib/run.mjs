import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { endGroup, endTree, OWN_GROUP } from './process-tree.mjs'

const running = new Set()
let isStopping = false

function ignore(_text) {}

/**
 * Runs one program to its end, or to its time limit. Whatever it started ends with it.
 *
 * @param {object} options
 * @param {string} options.command
 * @param {readonly string[]} options.args
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {number} options.limitMs
 * @param {(text: string) => void} [options.show] - Gets what the program prints, while it prints it.
 * @param {boolean} [options.shell]
 * @param {AbortSignal} [options.signal] - Ends the program before.
 * @returns What it printed, its exit code, and whether its time ran out.
 */
export function run({
  command,
  args,
  cwd = ROOT,
  env = {},
  limitMs,
  show = ignore,
  shell = false,
  signal = /** @type {AbortSignal | undefined} */ (undefined),
}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...OWN_GROUP,
    })
    running.add(child)
    const end = () => void endTree(child)
    signal?.addEventListener('abort', end, { once: true })
    let output = ''
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void endTree(child)
    }, limitMs)
    const collect = (chunk) => {
      output += chunk
      show(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.once('error', (error) => {
      clearTimeout(timer)
      running.delete(child)
      reject(error)
    })
    // Pipes may be open in a process that the child left behind: its group is ended first.
    child.once('exit', () => endGroup(child))
    child.once('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      signal?.removeEventListener('abort', end)
      // The run was stopped: nothing may run after this program.
      if (isStopping) return
      resolve({ code: code ?? 1, isLate, output })
    })
  })
}

/** Ends everything that still runs, when the command itself is stopped. */
export function endAllOnSignal() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, async () => {
      isStopping = true
      await Promise.all([...running].map(endTree))
      process.exit(1)
    })
  }
}
