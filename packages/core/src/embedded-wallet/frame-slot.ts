import { LatchkeyError } from '../contract/index.ts'

/** The element of the frame in the modal. The views provide it; the frame waits for it. */
export interface FrameSlot {
  /** Called for a new slot, and once more for one that the page had removed and that is back. */
  set(slot: HTMLElement): void
  /**
   * Resolves once the slot is in the page: nothing is loaded in one that the page has removed, which another one may
   * replace.
   *
   * @throws LatchkeyError `aborted`.
   */
  wait(signal: AbortSignal): Promise<HTMLElement>
}

/** Creates the slot of one core, which starts empty. */
export function createFrameSlot(): FrameSlot {
  let current: HTMLElement | undefined
  const waiting = new Set<(slot: HTMLElement) => void>()
  return {
    set(slot) {
      current = slot
      if (!slot.isConnected) return
      for (const resolve of waiting) resolve(slot)
      waiting.clear()
    },
    wait(signal) {
      if (current?.isConnected) return Promise.resolve(current)
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          waiting.delete(provide)
          reject(new LatchkeyError('aborted', {}))
        }
        const provide = (slot: HTMLElement): void => {
          signal.removeEventListener('abort', abort)
          resolve(slot)
        }
        waiting.add(provide)
        signal.addEventListener('abort', abort, { once: true })
      })
    },
  }
}
