import { type Undo, untilAborted } from '../contract/index.ts'
import type { Resumer } from '../features/resume/resume-sessions.ts'
import type { FarBase } from './base.ts'

/** Taking stored sessions up. */
export interface Resuming {
  /** It is under way: nobody did anything yet. */
  isOn(): boolean
  run(signal: AbortSignal): Promise<void>
}

/** Longest that one tab waits for another to take up sessions first. */
const LOCK_LIMIT_MS = 1_000

/** Takes stored sessions up, one tab at a time. */
export function createResuming(base: FarBase, { resumeAll }: Resumer): Resuming {
  let resuming = 0
  return {
    isOn: () => resuming > 0,
    async run(signal) {
      resuming += 1
      await alone(base, signal, () => resumeAll(signal))
      resuming -= 1
    },
  }
}

/** Only one tab at a time takes sessions up, but none waits long for another. */
async function alone(base: FarBase, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { tabs, clock } = base.ports
  let running: Promise<void> | undefined
  const once = (): Promise<void> => {
    running ??= work()
    return running
  }
  const turn = untilAborted(tabs.alone('resume', once), signal).catch(() => undefined)
  let cancel: Undo = () => undefined
  const limit = new Promise<void>((resolve) => {
    cancel = clock.after(LOCK_LIMIT_MS, resolve)
  })
  await Promise.race([turn, limit])
  cancel()
  if (!signal.aborted) await once()
}
