import type { FaultDesk, TakenFault } from './create-faults.ts'
import { readMethods, wait } from './disturb.ts'
import type { FaultPart } from './parts.ts'

/** The part of WebSocket that faults use. */
export interface DisturbedLine {
  send(text: string): void
  /** Says that something went wrong, and closes. */
  fail(): void
  /** Ends it without a close frame. */
  cut(): void
}

/** A message that arrived on a line. */
export interface LineMessage {
  readonly text: string
  readonly line: DisturbedLine
  /** Answers it properly. */
  answer(): void
}

/** Not what was asked for, and no JSON either. */
const GARBAGE = '<!doctype html><title>It works!</title>'

/**
 * Lets a message of a WebSocket through, or does with it what the part's fault says: a status closes
 * the line with an error, half an answer is as good as none.
 */
export function disturbLine(
  faults: Pick<FaultDesk, 'take'>,
  part: FaultPart,
  message: LineMessage,
): void {
  const taken = faults.take([part], readMethods(message.text))
  if (taken === undefined) message.answer()
  else misbehave(taken, message)
}

function misbehave({ fault, cleared }: TakenFault, { line, answer }: LineMessage): void {
  switch (fault.kind) {
    case 'slow':
      void wait(fault.ms, cleared).then(answer)
      break
    case 'status':
      line.fail()
      break
    case 'garbage':
      line.send(typeof fault.body === 'string' ? fault.body : GARBAGE)
      break
    case 'silence':
      break
    case 'reset':
    case 'half-body':
      line.cut()
  }
}
