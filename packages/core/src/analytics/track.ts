import type { Clock, TelemetryEvent, TrackedEvent } from '../contract/index.ts'
import type { LastEvent } from '../store/state/root.ts'

interface Deps {
  readonly clock: Clock
  readonly state: { last: LastEvent }
  /** The visitor's consent at the beginning. */
  readonly consent: boolean | 'ask'
  /** Analytics are switched on, and there is somewhere to send events to. */
  isOn(): boolean
  address(): string | undefined
  /** The website allows no event that tells the account. */
  readonly isAnonymous: boolean
  /** The site's own listener; called whether or not analytics are on. */
  onEvent(event: TelemetryEvent): void
  /** Loads what sends events, and has it take and send those that wait. */
  flush(): void
}

/** Records what happened, and sends it where analytics are on. */
export type Track = (event: TrackedEvent, options?: TrackOptions) => void

interface TrackOptions {
  /** The event is sent together with the next one, so that it causes no request by itself. */
  readonly canWait?: boolean
}

/** An event that is to be sent. */
export interface WaitingEvent {
  readonly event: TelemetryEvent
  /** Epoch milliseconds. */
  readonly atMs: number
}

/** The tracker of one core. */
export interface Tracker {
  readonly track: Track
  /** Removes the oldest of the events that may be sent now. */
  take(): WaitingEvent | undefined
  /** The visitor agreed, or no longer does: then nothing is sent, and what waits is discarded. */
  consent(isGiven: boolean): void
}

/** Limit of the events that wait; the oldest are removed first. */
const MAX_WAITING = 50

/** Makes the tracker of one core. Source: docs/security.md, S51. */
export function createTracker(deps: Deps): Tracker {
  let { consent } = deps
  let waiting: readonly WaitingEvent[] = []

  return {
    track(tracked, { canWait = false } = {}) {
      const atMs = deps.clock.now()
      deps.state.last = { ...tracked, atMs }
      const whole = { ...tracked, address: deps.address() }
      const event = deps.isAnonymous ? withoutAccount(whole) : whole
      deps.onEvent(event)
      if (!deps.isOn() || consent === false) return
      waiting = [...waiting, { event, atMs }].slice(-MAX_WAITING)
      if (consent === true && !canWait) deps.flush()
    },
    take() {
      // It may have been switched off while the events waited.
      if (!deps.isOn()) waiting = []
      const [first, ...others] = consent === true ? waiting : []
      if (first !== undefined) waiting = others
      return first
    },
    consent(isGiven) {
      consent = isGiven
      if (!isGiven) waiting = []
      else if (waiting.length > 0) deps.flush()
    },
  }
}

/** Properties that are an account, or lead to it: public records have its transactions and names. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'address',
  'addressLabels',
  'recipient',
  'hash',
  'result',
  'ensName',
])

function withoutAccount(event: TelemetryEvent): TelemetryEvent {
  const removed: string[] = []
  const text = JSON.stringify(event, (name, value: unknown) => {
    if (!OF_ACCOUNT.has(name)) return value
    if (typeof value === 'string') removed.push(value)
    return undefined
  })
  // Messages of failures may have them, too.
  const clean = (value: unknown): unknown =>
    typeof value === 'string'
      ? removed.reduce((rest, each) => rest.replaceAll(each, ''), value)
      : value
  // Events are plain data, and these properties are optional in all of them.
  return JSON.parse(text, (_, value: unknown) => clean(value)) as TelemetryEvent
}
