import type { Resumer } from './resume.ts'

/** Taking stored sessions up. */
export interface Resuming {
  /** It is under way: nobody did anything yet. */
  isOn(): boolean
  run(signal: AbortSignal): Promise<void>
}

/** Takes stored sessions up, and knows while it does. */
export function createResuming({ resumeAll }: Resumer): Resuming {
  let resuming = 0
  return {
    isOn: () => resuming > 0,
    async run(signal) {
      resuming += 1
      try {
        await resumeAll(signal)
      } finally {
        resuming -= 1
      }
    },
  }
}
