import type { FarBase } from '../compose/base.ts'
import type { Undo } from '../contract/index.ts'
import type { AuthSlice } from './auth.slice.ts'
import type { AuthLine } from './frame-port.ts'

/** Counts the seconds until another mail may be asked for. */
export interface MailClock {
  begin(): void
  stop(): void
}

const SECOND_MS = 1_000

/** Makes the clock of one core. Source: specification, section 5. */
export function createMailClock({ timers }: FarBase, slice: AuthSlice, line: AuthLine): MailClock {
  let unwait: Undo = () => {}

  function tick(): void {
    const seconds = line.port()?.email.secondsToNext() ?? 0
    slice.countDown(seconds)
    if (seconds > 0) unwait = timers.after(SECOND_MS, tick)
  }

  return {
    begin() {
      unwait()
      tick()
    },
    stop: () => unwait(),
  }
}
