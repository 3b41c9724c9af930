import { type Clock, LatchkeyError } from '@latchkey/core/contract'
import { CALLS, FRAME_LOAD_MS, FRAME_REPLY_MS } from '../protocol/index.ts'
import type { Entry, Pending } from './pending-calls.ts'

/** Source: facts, frame protocol, section 3. */
export type TimeLimit = 'iframe_load_failed' | 'iframe_request_timeout'

interface Deps {
  readonly clock: Clock
  readonly pending: Pending
  /** The frame is not ready in time. */
  readonly late: () => void
  /** A limit passed that is everybody's: whatever waits has been given up. */
  readonly timedOut: (limit: TimeLimit) => void
}

/** Time limits of questions: one for the frame to be ready, another one for the answer. */
export interface Limits {
  awaitFrame(entry: Entry): void
  awaitReply(entry: Entry): void
}

/** Ends what takes too long. Source: specification, section 9. */
export function createLimits({ clock, pending, late, timedOut }: Deps): Limits {
  function giveUpAll(limit: TimeLimit): void {
    pending.giveUp(() => true)
    timedOut(limit)
  }

  return {
    awaitFrame(entry) {
      // Where no limit is fixed nobody else suffers, but nothing waits for ever either.
      const { loadMs = FRAME_REPLY_MS } = CALLS[entry.name]
      const isShared = loadMs === FRAME_LOAD_MS
      entry.unlimit = clock.after(loadMs, () => {
        late()
        pending.fail(entry, 'givenUp', new LatchkeyError('frame.load-failed', {}))
        if (isShared) giveUpAll('iframe_load_failed')
      })
    },
    awaitReply(entry) {
      entry.unlimit()
      if (entry.replyMs === undefined) return
      entry.unlimit = clock.after(entry.replyMs, () => {
        pending.fail(entry, 'givenUp', new LatchkeyError('frame.timeout', {}))
        if (entry.isLimitShared) giveUpAll('iframe_request_timeout')
      })
    },
  }
}
