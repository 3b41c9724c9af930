import type { Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import { createLog, type Log } from './create-log.ts'
import type {
  EventEntry,
  Mark,
  MessageEntry,
  PageWindow,
  RequestEntry,
  StoredEntry,
} from './entries.ts'
import { followEvents } from './follow-events.ts'
import { followFrame } from './follow-frame.ts'
import { followMarks } from './follow-marks.ts'
import { followProviders } from './follow-providers.ts'
import { followRequests } from './follow-requests.ts'
import { followWalletRequests } from './follow-wallet-requests.ts'
import { createStorageWatch } from './watch-storage.ts'

/** The instance and the page that the recorder observes. */
export interface RecorderDeps {
  readonly latchkey: Latchkey
  readonly page: PageWindow
  /** The option `id` of the instance. */
  readonly id: string | undefined
}

/** Records one instance from the moment it is created; the panel reads it. */
export interface Recorder {
  readonly events: Log<EventEntry>
  readonly requests: Log<RequestEntry>
  readonly messages: Log<MessageEntry>
  readonly marks: Log<Mark>
  stored(): readonly StoredEntry[]
  /** Milliseconds since the page began to load. */
  nowMs(): number
  /** Grows with each change. */
  version(): number
  /** Calls the listener at most once per frame, after something was recorded or the instance changed. */
  subscribe(listener: () => void): Undo
  /** Something that the panel reads elsewhere has changed. */
  touch(): void
  stop(): void
}

/** Listens and notes; it changes nothing, except that it wraps the methods of our own providers. */
export function createRecorder({ latchkey, page, id }: RecorderDeps): Recorder {
  const listeners = new Set<() => void>()
  let version = 0
  let frame = 0
  const notify = (): void => {
    frame = 0
    version += 1
    for (const listener of [...listeners]) listener()
  }
  const changed = (): void => {
    frame ||= page.requestAnimationFrame(notify)
  }
  const events = createLog<EventEntry>(changed)
  const requests = createLog<RequestEntry>(changed)
  const messages = createLog<MessageEntry>(changed)
  const marks = createLog<Mark>(changed)
  const nowMs = (): number => page.performance.now()
  const storage = createStorageWatch({ page, id, nowMs })
  const undos = [
    followEvents({ latchkey, nowMs, add: events.add }),
    followRequests({ page, add: requests.add }),
    followProviders({ latchkey, nowMs, log: messages }),
    followWalletRequests({ latchkey, nowMs, log: messages }),
    followFrame({ latchkey, page, nowMs, add: messages.add }),
    followMarks({ latchkey, page, nowMs, add: marks.add, readStored: storage.connected }),
    latchkey.watch(changed),
  ]
  return {
    events,
    requests,
    messages,
    marks,
    nowMs,
    stored: storage.read,
    version: () => version,
    touch: changed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const undo of undos) undo()
      page.cancelAnimationFrame(frame)
      listeners.clear()
    },
  }
}
