import { type Clock, type Tabs, type Undo, untilAborted } from '../contract/index.ts'

/** Longest wait for another tab, in milliseconds. */
const LIMIT_MS = 1_000

interface Deps {
  readonly tabs: Tabs
  readonly clock: Clock
}

/** Runs work while no other tab runs the same work; not at all once the signal fires. */
export type RunExclusive = (work: () => Promise<void>, signal: AbortSignal) => Promise<void>

/**
 * Creates a function that runs one kind of work in one tab at a time. A tab that waited for `LIMIT_MS`
 * for another one runs its work anyway.
 *
 * @param kind - The same in all tabs.
 */
export function createRunExclusive({ tabs, clock }: Deps, kind: string): RunExclusive {
  return async (work, signal) => {
    let running: Promise<void> | undefined
    const once = (): Promise<void> => {
      running ??= work()
      return running
    }
    const exclusive = untilAborted(tabs.runExclusive(kind, once), signal).catch(() => undefined)
    let cancel: Undo = () => undefined
    const limit = new Promise<void>((resolve) => {
      cancel = clock.after(LIMIT_MS, resolve)
    })
    await Promise.race([exclusive, limit])
    cancel()
    if (!signal.aborted) await once()
  }
}
