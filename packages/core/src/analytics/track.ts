import type { Clock, Telemetry, TelemetryEvent, TrackedEvent } from '../contract/index.ts'
import type { LastEvent } from '../store/root-state.ts'

interface Deps {
  readonly telemetry: Telemetry
  readonly clock: Clock
  readonly state: { last: LastEvent }
  /** Analytics are switched on and a project id exists. */
  isOn(): boolean
  /** Whether the project wants events; asked once, when the first one is due. */
  isWanted(): Promise<boolean>
  address(): string | undefined
  /** The site's own listener; called whether or not analytics are on. */
  onEvent(event: TelemetryEvent): void
  /** The project's list does not allow this origin. */
  onForbidden(): void
}

/** Records what happened, and sends it where analytics are on. */
export type Track = (event: TrackedEvent, options?: TrackOptions) => void

interface TrackOptions {
  /** Sent along with the next event: no server is asked anything because of this one. */
  readonly canWait?: boolean
}

/** Events that wait for the project's word; later ones push earlier ones out. */
const MAX_WAITING = 20

/** Makes the tracker of one core. Source: docs/security.md, S51. */
export function createTrack(deps: Deps): Track {
  let wanted: 'unasked' | 'asking' | boolean = 'unasked'
  let waiting: readonly TelemetryEvent[] = []

  async function send(event: TelemetryEvent): Promise<void> {
    // The port promises not to reject; analytics must never be heard of otherwise.
    const outcome = await deps.telemetry.send(event).catch(() => 'failed' as const)
    if (outcome === 'forbidden') deps.onForbidden()
  }

  async function ask(): Promise<void> {
    wanted = 'asking'
    // Where nobody can say, nothing is sent.
    wanted = await deps.isWanted().catch(() => false)
    const late = waiting
    waiting = []
    if (wanted) await Promise.all(late.map(send))
  }

  return (tracked, { canWait = false } = {}) => {
    deps.state.last = { ...tracked, atMs: deps.clock.now() }
    const event = { ...tracked, address: deps.address() }
    deps.onEvent(event)
    if (!deps.isOn() || wanted === false) return
    if (wanted === true) void send(event)
    else waiting = [...waiting, event].slice(-MAX_WAITING)
    if (wanted === 'unasked' && !canWait) void ask()
  }
}
