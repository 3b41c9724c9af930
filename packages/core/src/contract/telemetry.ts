/** One analytics event, complete. */
export interface TelemetryEvent {
  readonly event: string
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly address?: string | undefined
}

/** Sends analytics events; silent about failures but for a refused origin. */
export interface Telemetry {
  /** @returns `forbidden` when the project's list does not allow this origin. */
  send(event: TelemetryEvent): Promise<'sent' | 'failed' | 'forbidden'>
}
