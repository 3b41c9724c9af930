import { createBlockhashes } from './create-blockhashes.ts'

/** Milliseconds per slot, as on the real network. */
const SLOT_MS = 400

/** How many slots of a real network have no block. */
const SKIPPED_SLOTS = 20_000_000

/** The passing of time on one Solana network. */
export interface Slots {
  /** The slot that is being filled. */
  now(): number
  /** How many blocks there are. */
  height(slot?: number): number
  /** The hash of a slot, base-58; invented when it is first wanted. */
  hash(slot: number): string
  /** A unique hash of the current slot. */
  freshHash(): string
  /** The slot of a hash that was handed out and can still be used. */
  slotOf(hash: string): number | undefined
  /** Moves on at once. */
  skip(count: number): void
  /** Runs something as soon as a slot is reached. @returns Takes it back. */
  at(slot: number, run: () => void): () => void
  /** Nothing runs any more. */
  stop(): void
}

interface Deps {
  readonly firstSlot: number
  /** Monotonic milliseconds. */
  readonly nowMs: () => number
}

interface Waiting {
  readonly slot: number
  readonly run: () => void
}

/** Starts counting. The clock does no work while nothing waits for it. */
export function createSlots({ firstSlot, nowMs }: Deps): Slots {
  const beganMs = nowMs()
  const waiting = new Set<Waiting>()
  let skipped = 0
  let timer: NodeJS.Timeout | undefined

  const passed = () => (nowMs() - beganMs) / SLOT_MS + skipped
  const now = () => firstSlot + Math.floor(passed())

  function wake(): void {
    clearTimeout(timer)
    for (const entry of [...waiting].filter(({ slot }) => slot <= now())) {
      waiting.delete(entry)
      entry.run()
    }
    if (waiting.size === 0) return
    timer = setTimeout(wake, Math.ceil(Math.max(1, (1 - (passed() % 1)) * SLOT_MS)))
    timer.unref()
  }

  return {
    now,
    height: (slot = now()) => slot - SKIPPED_SLOTS,
    ...createBlockhashes(now),
    skip(count) {
      skipped += count
      wake()
    },
    at(slot, run) {
      const entry = { slot, run }
      waiting.add(entry)
      wake()
      return () => void waiting.delete(entry)
    },
    stop() {
      waiting.clear()
      clearTimeout(timer)
    },
  }
}
