import type { Sdk } from '../api/sdk.ts'
import type { Services } from '../api/services.ts'
import { addressOf, lazy, type Undo } from '../contract/index.ts'
import type { Alerts } from '../modal/alerts.ts'
import { analyticsOptionsOf } from '../options/analytics-options.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints } from '../options/options-state.ts'
import type { Ports } from '../platform/ports.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { activeAccount } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { initialProperties } from './initial-properties.ts'
import { createTracker, type Track } from './track.ts'
import { trackedEvent } from './tracked-event.ts'

/** The analytics of one core. */
export interface Analytics {
  readonly track: Track
  /** The visitor agreed that events are sent, or no longer does: then what waits is discarded. */
  consent(isGiven: boolean): void
  /** Tracks that this core runs, the first time that it is called. */
  initialized(): void
  /** Tracks what a domain event is called in analytics, if it has a name there. */
  trackEvent(event: DomainEvent): void
  /** Sends what waits when the page is hidden, after which it may end. */
  follow(): Undo
}

interface Deps {
  readonly state: RootState
  readonly ports: Ports
  readonly services: Pick<Services, 'walletApi'>
  readonly endpoints: Pick<Endpoints, 'analytics'>
  readonly sdk: Sdk
  /** The website's options. */
  readonly given: LatchkeyOptions
  readonly alerts: Pick<Alerts, 'raise' | 'forget'>
}

/** Creates the analytics of one core. What sends events is loaded for the first one. */
export function createAnalytics(deps: Deps): Analytics {
  const { state, ports, services, given } = deps
  const { projectId } = state.options
  const { consent = true, address: hasAddress, sink } = analyticsOptionsOf(given.analytics)
  const tracker = createTracker({
    consent,
    clock: ports.clock,
    state: state.telemetry,
    isOn: () => state.options.features.analytics && (services.walletApi ?? sink) !== undefined,
    address() {
      const account = activeAccount(state)
      return account && addressOf(account)
    },
    isAnonymous: hasAddress === false,
    onEvent(event) {
      try {
        given.onEvent?.(event)
      } catch (thrown) {
        ports.logger.error('The website’s own `onEvent` threw', thrown)
      }
    },
    flush() {
      // Without this file nothing can be sent; the next event tries again.
      sender
        .load()
        .then(({ flush }) => flush())
        .catch(() => {})
    },
  })
  const { track, take } = tracker
  const sender = lazy(async () => {
    await ports.afterPaint()
    const { createSender } = await import('./sender.ts')
    const endpoint = deps.endpoints.analytics
    return createSender({ ...deps, endpoint, projectId, sink }, take)
  })
  let isInitialized = false
  return {
    track,
    consent: tracker.consent,
    initialized() {
      if (isInitialized) return
      isInitialized = true
      // A page that never opens the modal sends nothing.
      const properties = initialProperties(given)
      track({ event: 'INITIALIZE', properties }, { canWait: true })
    },
    trackEvent(event) {
      const tracked = trackedEvent(event, state)
      if (tracked !== undefined) track(tracked)
    },
    follow: () =>
      ports.visibility.watch(() => {
        if (!ports.visibility.isVisible()) sender.current()?.hidden()
      }),
  }
}
