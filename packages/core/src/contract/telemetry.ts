import type { TrackedEvent } from './tracked-event.ts'

/** One analytics event, complete. */
export type TelemetryEvent = TrackedEvent & {
  /** Plain address of the active account. */
  readonly address?: string | undefined
}

/** Sends analytics events; reports no failure except a refused origin. */
export interface Telemetry {
  /** @returns `forbidden` if the project's list does not allow this origin. */
  send(event: TelemetryEvent): Promise<'sent' | 'failed' | 'forbidden'>
}
