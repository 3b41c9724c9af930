import type { Telemetry, TelemetryEvent } from '../contract/index.ts'

/** Telemetry that records events and sends nothing. */
export interface FakeTelemetry extends Telemetry {
  readonly sent: readonly TelemetryEvent[]
  /** Sets the result of sending from now on. */
  answerWith(outcome: Awaited<ReturnType<Telemetry['send']>>): void
}

/** Creates recording telemetry. */
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
