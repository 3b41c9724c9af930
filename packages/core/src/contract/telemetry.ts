/** One analytics event, complete. */
export interface TelemetryEvent {
  readonly event: string
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly address?: string | undefined
}

/** Sends analytics events; reports no failure except a refused origin. */
export interface Telemetry {
  /** @returns `forbidden` if the project's list does not allow this origin. */
  send(event: TelemetryEvent): Promise<'sent' | 'failed' | 'forbidden'>
}
