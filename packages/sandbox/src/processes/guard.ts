import { type ChildProcess, spawn } from 'node:child_process'

/** Ends child processes however this process ends. */
export interface ProcessGuard {
  /** Ends a child when this process ends. */
  watch(child: ChildProcess): void
  /** Ends every watched child and the guard itself; resolves when all are gone. */
  endAll(): Promise<void>
}

/**
 * The script of the watchdog. Its standard input closes when this process is gone, also after
 * SIGKILL, when no handler of ours could run any more. Ctrl-C reaches the whole terminal group, so
 * it must outlive the signals it is there for.
 */
const WATCHDOG = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
const pids = new Set()
let rest = ''
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\\n')
  rest = lines.pop()
  for (const line of lines) line[0] === '+' ? pids.add(+line.slice(1)) : pids.delete(+line.slice(1))
})
process.stdin.on('close', () => {
  for (const pid of pids) try { process.kill(pid, 'SIGKILL') } catch {}
  process.exit()
})
`

/** Starts a guard: one tiny watchdog process plus an exit hook in this one. */
export function createProcessGuard(): ProcessGuard {
  const children = new Set<ChildProcess>()
  const watchdog = startWatchdog()
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', killAll)

  return {
    watch(child) {
      children.add(child)
      watchdog.stdin?.write(`+${child.pid}\n`)
      child.once('exit', () => {
        children.delete(child)
        if (watchdog.stdin?.writable) watchdog.stdin.write(`-${child.pid}\n`)
      })
    },
    async endAll() {
      await Promise.all([...children].map(endChild))
      process.removeListener('exit', killAll)
      const gone = new Promise((resolve) => watchdog.once('exit', resolve))
      if (watchdog.exitCode !== null || watchdog.signalCode !== null) return
      watchdog.ref()
      watchdog.stdin?.end()
      await gone
    },
  }
}

function startWatchdog(): ChildProcess {
  const watchdog = spawn(process.execPath, ['-e', WATCHDOG], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watchdog the exit hook still works; a broken pipe must not end the sandbox.
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  return watchdog
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
