import type { Telemetry, TelemetryEvent } from '../contract/index.ts'

/** Telemetry that sends nothing, but remembers. */
export interface FakeTelemetry extends Telemetry {
  readonly sent: readonly TelemetryEvent[]
  /** What becomes of the events from now on. */
  answerWith(outcome: Awaited<ReturnType<Telemetry['send']>>): void
}

/** Makes recording telemetry. */
export function createFakeTelemetry(): FakeTelemetry {
  const sent: TelemetryEvent[] = []
  let outcome: Awaited<ReturnType<Telemetry['send']>> = 'sent'
  return {
    sent,
    async send(event) {
      sent.push(event)
      return outcome
    },
    answerWith(next) {
      outcome = next
    },
  }
}
