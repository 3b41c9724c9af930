import type { FarBase } from '../compose/base.ts'
import { type Undo, untilAborted } from '../contract/index.ts'

/** Longest that one tab waits for another, in milliseconds. */
const LIMIT_MS = 1_000

/**
 * Makes what runs the work of one kind in one tab at a time, though none waits long for another.
 *
 * @param kind - Same in all tabs.
 */
export function createTurns({ ports: { tabs, clock } }: FarBase, kind: string) {
  return async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
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
