import { readAnalyticsConfig } from '../api/endpoints/analytics-config.ts'
import type { Sdk } from '../api/sdk.ts'
import type { Services } from '../api/services.ts'
import { lazy, type Telemetry } from '../contract/index.ts'
import type { Alerts } from '../modal/alerts.ts'
import type { AnalyticsOptions } from '../options/analytics-options.ts'
import { createFetchTelemetry, createSinkTelemetry } from '../platform/fetch-telemetry.ts'
import type { Ports } from '../platform/ports.ts'
import type { Tracker, WaitingEvent } from './track.ts'

/** The ports, servers and ids that the sender uses. */
export interface SenderDeps {
  readonly ports: Pick<Ports, 'clock' | 'http' | 'random' | 'telemetry' | 'visibility' | 'logger'>
  readonly services: Pick<Services, 'walletApi'>
  readonly sdk: Sdk
  /** Analytics server, without path. */
  readonly endpoint: string
  readonly projectId: string | undefined
  /** The website's own receiver, in place of the server. */
  readonly sink: AnalyticsOptions['sink']
  /** Developers get an alert when the project's list of origins does not name this one. */
  readonly alerts: Pick<Alerts, 'raise' | 'forget'>
}

/** Sends the events that wait. It is loaded for the first one. */
export interface Sender {
  /** Sends them one after another, in order, so that a page is never busy with more than one. */
  flush(): Promise<void>
  /** Sends all at once: the page was hidden, and may end. */
  hidden(): void
}

/** Limit of errors in a minute. Source: docs/events.md. */
const MAX_ERRORS = 5
const MINUTE_MS = 60_000

/** Creates the sender of one core. */
export function createSender(deps: SenderDeps, take: Tracker['take']): Sender {
  const { ports, alerts } = deps
  const telemetry = telemetryOf(deps)
  const next = createNext(take)
  const report = createReport(alerts)
  const enabled = lazy(() => readEnabled(deps))
  let isSending = false

  async function send({ event, atMs }: WaitingEvent, isPageHidden: boolean): Promise<void> {
    // The port must not reject; a failure of analytics must never reach the website.
    report(await telemetry.send(event, { atMs, isPageHidden }).catch(() => 'failed' as const))
  }

  return {
    async flush() {
      // The running call also takes events that are added while it runs.
      if (isSending) return
      isSending = true
      const isEnabled = await enabled.load()
      for (let one = next(); one !== undefined; one = next()) {
        if (isEnabled) await send(one, !ports.visibility.isVisible())
      }
      isSending = false
    },
    hidden() {
      if (enabled.current() !== true) return
      for (let one = next(); one !== undefined; one = next()) void send(one, true)
    },
  }
}

/** The project decides, once. If the request fails, nothing is sent. */
async function readEnabled({ sink, services }: SenderDeps): Promise<boolean> {
  if (sink !== undefined) return true
  if (services.walletApi === undefined) return false
  return readAnalyticsConfig(services.walletApi).catch(() => false)
}

/** An origin that is refused raises one alert; another one only after a success. */
function createReport(alerts: SenderDeps['alerts']) {
  const key = 'INVALID_APP_CONFIGURATION'
  let isForbidden = false
  return (outcome: Awaited<ReturnType<Telemetry['send']>>): void => {
    if (outcome === 'forbidden') alerts.raise(key)
    if (outcome === 'sent' && isForbidden) alerts.forget(key)
    if (outcome === 'forbidden' || outcome === 'sent') isForbidden = outcome === 'forbidden'
  }
}

function telemetryOf({ ports, sdk, endpoint, projectId = '', sink }: SenderDeps): Telemetry {
  const { http, random, logger } = ports
  if (sink === undefined) {
    return ports.telemetry ?? createFetchTelemetry({ http, random, endpoint, projectId, ...sdk })
  }
  return createSinkTelemetry((record) => {
    try {
      sink(record)
    } catch (thrown) {
      logger.error('The website’s own `analytics.sink` threw', thrown)
    }
  }, ports)
}

/** Takes events, without the errors above the limit. */
function createNext(take: Tracker['take']): Tracker['take'] {
  let errorsAtMs: readonly number[] = []
  return function next() {
    const one = take()
    if (one?.event.type !== 'error') return one
    errorsAtMs = [...errorsAtMs.filter((atMs) => atMs > one.atMs - MINUTE_MS), one.atMs]
    if (errorsAtMs.length <= MAX_ERRORS) return one
    errorsAtMs = errorsAtMs.slice(0, MAX_ERRORS)
    return next()
  }
}
