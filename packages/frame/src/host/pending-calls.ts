import { type Clock, LatchkeyError, type Undo } from '@latchkey/core/contract'
import type { CallName, Message } from '../protocol/index.ts'

/** How a question ended. */
export type Ending = 'answered' | 'refused' | 'givenUp'

/** A question that waits for its answer. */
export interface Entry {
  readonly id: string
  readonly name: CallName
  readonly message: Message
  readonly isUnsafe: boolean
  /** Milliseconds that the answer may take; undefined: as long as it does. */
  readonly replyMs: number | undefined
  /** Whether everything ends when it takes longer; else only this question does. */
  readonly isLimitShared: boolean
  /** Whether the frame was asked already. */
  isPosted: boolean
  readonly resolve: (reply: never) => void
  readonly reject: (error: LatchkeyError) => void
  /** Called at the very moment in which it ends. */
  readonly ended: (how: Ending) => void
  /** Takes back the time limit that runs. */
  unlimit: Undo
  /** Stops to listen to whoever asked. */
  readonly unlisten: Undo
}

/** Questions that wait, by id. */
export interface Pending {
  add(entry: Entry): void
  get(id: string): Entry | undefined
  answer(entry: Entry, reply: unknown): void
  fail(entry: Entry, how: 'refused' | 'givenUp', error: LatchkeyError): void
  /** Gives up those that are meant, each in the words of the catalogue, or with the error. */
  giveUp(isMeant: (entry: Entry) => boolean, error?: LatchkeyError): void
  /** Those whose turn it is to be posted, in the order in which they were asked. */
  unposted(): readonly Entry[]
}

/** How often it is looked whether the frame is still there while something waits, in milliseconds. */
const CHECK_MS = 1_000

/** Keeps questions until they end, each once. `check` is called every second while one waits. */
export function createPending(clock: Clock, check: () => void): Pending {
  const entries = new Map<string, Entry>()
  let unwatch: Undo = () => undefined

  function watch(): void {
    unwatch = clock.after(CHECK_MS, () => {
      watch()
      check()
    })
  }

  function end(entry: Entry, how: Ending): boolean {
    if (!entries.delete(entry.id)) return false
    entry.unlimit()
    entry.unlisten()
    if (entries.size === 0) unwatch()
    entry.ended(how)
    return true
  }

  function fail(entry: Entry, how: 'refused' | 'givenUp', error: LatchkeyError): void {
    if (end(entry, how)) entry.reject(error)
  }

  return {
    fail,
    get: (id) => entries.get(id),
    unposted: () => [...entries.values()].filter(({ isPosted }) => !isPosted),
    add(entry) {
      if (entries.size === 0) watch()
      entries.set(entry.id, entry)
    },
    answer(entry, reply) {
      // The schema of its call made the reply.
      if (end(entry, 'answered')) entry.resolve(reply as never)
    },
    giveUp(isMeant, error) {
      for (const entry of [...entries.values()].filter(isMeant)) {
        fail(entry, 'givenUp', error ?? givenUp(entry))
      }
    },
  }
}

/** Source: facts, frame protocol, section 3. */
function givenUp({ name }: Entry): LatchkeyError {
  return name === 'RPC_REQUEST'
    ? new LatchkeyError('aborted', {})
    : new LatchkeyError('frame.failed', {})
}
