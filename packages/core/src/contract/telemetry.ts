import type { TrackedEvent } from './tracked-event.ts'

/** One analytics event, complete. */
export type TelemetryEvent = TrackedEvent & {
  /** Plain address of the active account. */
  readonly address?: string | undefined
}

/** When and how an event is sent. */
export interface SendOptions {
  /** When it happened, in epoch milliseconds. */
  readonly atMs: number
  /** The page may be gone before the server answers: nothing waits for the answer. */
  readonly isPageHidden: boolean
}

/** Sends analytics events; reports no failure except a refused origin. */
export interface Telemetry {
  /**
   * @returns `forbidden` if the project's list does not allow this origin; `unanswered` if the browser
   * sends the event without telling the result.
   */
  send(
    event: TelemetryEvent,
    options: SendOptions,
  ): Promise<'sent' | 'unanswered' | 'failed' | 'forbidden'>
}

/** An analytics event as the server gets it. Source: docs/blockchain-api.md, section 12. */
export interface AnalyticsRecord {
  /** A UUID of its own. */
  readonly eventId: string
  /** The page, without query and fragment. */
  readonly url: string
  readonly domain: string
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly props: {
    readonly type: 'track' | 'error'
    readonly event: TrackedEvent['event']
    readonly properties?: TrackedEvent['properties']
    readonly address?: string | undefined
  }
}
