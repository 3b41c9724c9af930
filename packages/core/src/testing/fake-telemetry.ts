import type { SendOptions, Telemetry, TelemetryEvent } from '../contract/index.ts'

/** Telemetry that records events and sends nothing. */
export interface FakeTelemetry extends Telemetry {
  readonly sent: readonly TelemetryEvent[]
  /** When and how each of them was sent. */
  readonly options: readonly SendOptions[]
  /** Sets the result of sending from now on. */
  answerWith(outcome: Awaited<ReturnType<Telemetry['send']>>): void
}

/** Creates recording telemetry. */
export function createFakeTelemetry(): FakeTelemetry {
  const sent: TelemetryEvent[] = []
  const options: SendOptions[] = []
  let outcome: Awaited<ReturnType<Telemetry['send']>> = 'sent'
  return {
    sent,
    options,
    async send(event, how) {
      sent.push(event)
      options.push(how)
      return outcome
    },
    answerWith(next) {
      outcome = next
    },
  }
}
