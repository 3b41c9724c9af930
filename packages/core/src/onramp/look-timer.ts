import type { Undo } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/** Runs something later, only while the visitor looks. */
export interface LookTimer {
  /** Runs it after this time; where the visitor looks elsewhere then, as soon as they look again. */
  schedule(delayMs: number): void
  cancel(): void
  /** Cancels, and listens no more. */
  stop(): void
}

/** The dependencies of such timers. */
export interface LookTimerDeps {
  readonly state: Pick<Snapshot, 'modal' | 'router'>
  readonly ports: Pick<CorePorts, 'clock' | 'visibility'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  subscribe(listener: () => void): Undo
}

interface Tools {
  /** The visitor looks at one of them. */
  readonly views: ReadonlySet<RouteName>
  onDue(): void
  /**
   * Receives the time of the next run, in epoch milliseconds; undefined while the visitor does not
   * look.
   */
  onChange?(dueAtMs: number | undefined): void
}

/** Creates a timer; it listens from its first use on. */
export function createLookTimer(deps: LookTimerDeps, tools: Tools): LookTimer {
  const { state, timers, ports } = deps
  const { clock, visibility } = ports
  let dueAtMs: number | undefined
  let runsAtMs: number | undefined
  let end: Undo = () => {}
  let undos: readonly Undo[] = []

  function isLooking(): boolean {
    const isShown = tools.views.has(currentRoute(state.router).view)
    return state.modal.isOpen && isShown && visibility.isVisible()
  }

  function set(next: number | undefined): void {
    end()
    end = () => {}
    runsAtMs = next
    tools.onChange?.(next)
    if (next !== undefined) end = timers.after(Math.max(0, next - clock.now()), run)
  }

  function run(): void {
    cancel()
    tools.onDue()
  }

  function follow(): void {
    const next = dueAtMs !== undefined && isLooking() ? dueAtMs : undefined
    if (next !== runsAtMs) set(next)
  }

  function cancel(): void {
    dueAtMs = undefined
    if (runsAtMs !== undefined) set(undefined)
  }

  return {
    cancel,
    schedule(delayMs) {
      if (undos.length === 0) undos = [deps.subscribe(follow), visibility.watch(follow)]
      cancel()
      dueAtMs = clock.now() + delayMs
      follow()
    },
    stop() {
      for (const undo of undos) undo()
      undos = []
      cancel()
    },
  }
}
