import { type ChainAdapter, lazy, type Undo } from '../contract/index.ts'
import type { Resume, ResumeDeps } from './resume.ts'

/** The resuming of sessions, before its code is loaded. */
export interface LazyResume extends Omit<Resume, 'unlocked'> {
  /** Follows the wallets of an adapter whose owners unlock them: what is stored of them is resumed. */
  follow(adapter: ChainAdapter, signal: AbortSignal): Undo
  /** Sessions are being resumed: nothing that happens was done by the visitor. */
  isRunning(): boolean
}

/** Creates the resuming of one core. Its code is loaded where something is stored, or once it is. */
export function createLazyResume(deps: ResumeDeps): LazyResume {
  const resume = lazy(async () => {
    const [{ createResume }] = await Promise.all([import('./resume.ts'), deps.accountPart.load()])
    return createResume(deps)
  })
  let running = 0

  /** Calls `run` unless the signal fires while the code is loaded. */
  async function use<Result>(
    signal: AbortSignal,
    run: (loaded: Resume) => Result,
  ): Promise<Awaited<Result> | undefined> {
    const loaded = resume.current() ?? (await resume.load())
    return signal.aborted ? undefined : await run(loaded)
  }

  return {
    async all(signal) {
      running += 1
      try {
        await use(signal, (loaded) => loaded.all(signal))
      } finally {
        running -= 1
      }
    },
    inactive: (namespace, signal) => use(signal, (loaded) => loaded.inactive(namespace, signal)),
    walletsChanged(wallets, signal) {
      // Before anything is resumed, only the wallet counts in which the page runs.
      const isDue = resume.current() !== undefined || wallets.some(({ isHost }) => isHost)
      if (isDue) use(signal, (loaded) => loaded.walletsChanged(wallets, signal)).catch(() => {})
    },
    follow: ({ namespace, sessions }, signal) =>
      sessions.watch((change) => {
        if (change.type !== 'unlocked' || !deps.state.options.reconnects) return
        const connection = { namespace, walletId: change.walletId }
        use(signal, (loaded) => loaded.unlocked(connection, signal)).catch(() => {})
      }),
    cancel(namespace) {
      const loaded = resume.current()
      if (loaded !== undefined) loaded.cancel(namespace)
      else deps.connections.active.giveUp(namespace)
    },
    isRunning: () => running > 0,
  }
}
