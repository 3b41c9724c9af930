import type { Clock, Undo } from '../contract/index.ts'

/** What the library's relayer keeps to itself; its version is pinned. */
export interface InnerRelayer {
  readonly connected: boolean
  readonly transportExplicitlyClosed: boolean
  readonly provider: InnerProvider
  /** The attempt to connect that is under way, if one is. */
  readonly connectPromise?: Promise<void> | undefined
  createProvider(): Promise<void>
  connect(url?: string): Promise<void>
  transportOpen(url?: string): Promise<void>
  request(request: { readonly id?: unknown }): Promise<unknown>
}

/** One connection; nothing of it is there before the first. */
export interface InnerProvider {
  readonly connection?: { readonly connected: boolean } | undefined
  on?(event: string, listener: () => void): void
  disconnect?(): Promise<void>
}

/** Connects again after the connection was lost. */
export interface Redial {
  /** In a moment, unless it is back by then or was closed on purpose. */
  soon(): void
  stop(): void
}

/** A moment longer than the library takes where it does notice. */
const FIRST_MS = 150
/** How often it is tried while the relay stays away. */
const PATIENT_MS = 2_000

/** Makes what the library forgets once an attempt of its own was cut short. */
export function createRedial(relayer: InnerRelayer, clock: Clock): Redial {
  let undo: Undo | undefined
  let isStopped = false

  function after(delayMs: number): void {
    if (isStopped) return
    undo ??= clock.after(delayMs, () => {
      undo = undefined
      if (relayer.connected || relayer.transportExplicitlyClosed) return
      relayer.transportOpen().catch(() => after(PATIENT_MS))
    })
  }

  return {
    soon: () => after(FIRST_MS),
    stop() {
      isStopped = true
      undo?.()
    },
  }
}
