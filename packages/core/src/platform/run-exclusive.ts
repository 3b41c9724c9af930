import { type Clock, type Tabs, type Undo, untilAborted } from '../contract/index.ts'

/** Longest that one tab waits for another, in milliseconds. */
const LIMIT_MS = 1_000

interface Deps {
  readonly tabs: Tabs
  readonly clock: Clock
}

/** Runs work while no other tab does the same; not at all once the signal fires. */
export type InTurn = (work: () => Promise<void>, signal: AbortSignal) => Promise<void>

/**
 * Creates what runs the work of one kind in one tab at a time, though none waits long for another.
 *
 * @param kind - Same in all tabs.
 */
export function createInTurn({ tabs, clock }: Deps, kind: string): InTurn {
  return async (work, signal) => {
    let running: Promise<void> | undefined
    const once = (): Promise<void> => {
      running ??= work()
      return running
    }
    const turn = untilAborted(tabs.alone(kind, once), signal).catch(() => undefined)
    let cancel: Undo = () => undefined
    const limit = new Promise<void>((resolve) => {
      cancel = clock.after(LIMIT_MS, resolve)
    })
    await Promise.race([turn, limit])
    cancel()
    if (!signal.aborted) await once()
  }
}
