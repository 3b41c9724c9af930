import type { Clock, Telemetry, TelemetryEvent, TrackedEvent } from '../contract/index.ts'
import type { LastEvent } from '../store/root-state.ts'

interface Deps {
  readonly telemetry: Telemetry
  readonly clock: Clock
  readonly state: { last: LastEvent }
  /** Analytics are switched on and a project id exists. */
  isOn(): boolean
  /** Whether the project accepts events; requested once, for the first event. */
  isEnabled(): Promise<boolean>
  address(): string | undefined
  /** The site's own listener; called whether or not analytics are on. */
  onEvent(event: TelemetryEvent): void
  /** The project's list does not allow this origin. */
  onForbidden(): void
}

/** Records what happened, and sends it where analytics are on. */
export type Track = (event: TrackedEvent, options?: TrackOptions) => void

interface TrackOptions {
  /** The event is sent together with the next one, so that it causes no request by itself. */
  readonly canWait?: boolean
}

/** Limit of the events that wait for `isEnabled`; the oldest are removed first. */
const MAX_WAITING = 20

/** Makes the tracker of one core. Source: docs/security.md, S51. */
export function createTrack(deps: Deps): Track {
  let enabled: 'unknown' | 'loading' | boolean = 'unknown'
  let waiting: readonly TelemetryEvent[] = []

  async function send(event: TelemetryEvent): Promise<void> {
    // The port must not reject; a failure of analytics must never reach the website.
    const outcome = await deps.telemetry.send(event).catch(() => 'failed' as const)
    if (outcome === 'forbidden') deps.onForbidden()
  }

  async function loadEnabled(): Promise<void> {
    enabled = 'loading'
    // If the request fails, nothing is sent.
    enabled = await deps.isEnabled().catch(() => false)
    const late = waiting
    waiting = []
    if (enabled) await Promise.all(late.map(send))
  }

  return (tracked, { canWait = false } = {}) => {
    deps.state.last = { ...tracked, atMs: deps.clock.now() }
    const event = { ...tracked, address: deps.address() }
    deps.onEvent(event)
    if (!deps.isOn() || enabled === false) return
    if (enabled === true) void send(event)
    else waiting = [...waiting, event].slice(-MAX_WAITING)
    if (enabled === 'unknown' && !canWait) void loadEnabled()
  }
}
