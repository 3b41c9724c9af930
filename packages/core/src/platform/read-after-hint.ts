/**
 * The delays after which storage is read again, because the write of another tab may arrive later
 * than its message.
 */
const AGAIN_AFTER_MS = [150, 600] as const

/** Reads what another tab says that it wrote: now, and again until its write has surely arrived. */
export function readAfterHint(
  timers: { after(delayMs: number, run: () => void): void },
  read: () => void,
): void {
  read()
  for (const delayMs of AGAIN_AFTER_MS) timers.after(delayMs, read)
}
