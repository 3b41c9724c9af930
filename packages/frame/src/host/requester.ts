import { type AuthHost, LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import {
  CALLS,
  type CallName,
  isReadable,
  questionMessage,
  type ReplyOf,
  type RequestOf,
  type Word,
} from '../protocol/index.ts'
import type { Line } from './frame-connection.ts'
import { createLimits, type TimeLimit } from './limits.ts'
import { createPending, type Ending, type Entry, type Pending } from './pending-calls.ts'
import { readReply } from './read-reply.ts'

interface Deps {
  readonly host: Pick<AuthHost, 'clock' | 'random'>
  readonly line: Pick<Line, 'begin' | 'isReady' | 'post' | 'tell' | 'check'>
  /** A limit passed that is everybody's: whatever waited has been given up. */
  readonly timedOut: (limit: TimeLimit) => void
}

/** How one question is asked. */
export interface AskOptions {
  readonly signal: AbortSignal
  /** Milliseconds after which this question alone is given up, counted from when it was posted. */
  readonly patienceMs?: number | undefined
  /** The visitor has to approve it. */
  readonly isUnsafe?: boolean | undefined
  /** Called at the very moment in which it ends. */
  readonly ended?: ((how: Ending) => void) | undefined
}

/** Asks one question. @throws LatchkeyError as the contract of `AuthPort` says. */
export type Ask = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options: AskOptions,
) => Promise<ReplyOf<Name>>

/** Asks the frame, and matches its answers: each question ends once, with its own. */
export interface Requester {
  readonly ask: Ask
  /** Posts whatever waited for the frame. */
  opened(): void
  /** @returns Whether it is the answer to something that was asked and still waits. */
  take(word: Word): boolean
  /** Gives up what was posted; with an error, also what was not. */
  lost(error?: LatchkeyError): void
  rejectUnsafe(): void
  stop(): void
}

/** Makes the asking end. Source: security rules S04 and S06. */
export function createRequester({ host, line, timedOut }: Deps): Requester {
  const pending = createPending(host.clock, line.check)
  const late = (): void => line.tell('timedOut')
  const limits = createLimits({ clock: host.clock, pending, late, timedOut })
  let isStopped = false

  function post(entry: Entry): void {
    entry.isPosted = true
    limits.awaitReply(entry)
    try {
      line.post(entry.message)
    } catch (error) {
      // What can't be cloned can't be posted; nor can anything to a frame that is gone.
      pending.fail(entry, 'givenUp', toLatchkeyError(error))
    }
  }

  return {
    async ask(name, request, options) {
      if (isStopped || options.signal.aborted) throw new LatchkeyError('aborted', {})
      const { success, data } = CALLS[name].request.safeParse(request)
      if (!success || !isReadable(data)) throw new LatchkeyError('frame.failed', {})
      // What the page took out of itself is not what this question goes to.
      line.check()
      return new Promise((resolve, reject) => {
        const id = host.random.id()
        const message = questionMessage(id, name, data)
        const entry = newEntry({ id, name, message, options, resolve, reject, pending })
        pending.add(entry)
        line.begin()
        if (line.isReady()) post(entry)
        else limits.awaitFrame(entry)
      })
    },
    opened() {
      for (const entry of pending.unposted()) post(entry)
    },
    take: (word) => take(pending, word),
    lost: (error) => pending.giveUp(({ isPosted }) => isPosted || error !== undefined, error),
    rejectUnsafe: () => pending.giveUp(({ isUnsafe }) => isUnsafe),
    stop() {
      isStopped = true
      pending.giveUp(() => true)
    },
  }
}

interface Asked extends Pick<Entry, 'id' | 'name' | 'message' | 'resolve' | 'reject'> {
  readonly options: AskOptions
  readonly pending: Pending
}

function newEntry({ options, pending, ...asked }: Asked): Entry {
  const { signal, patienceMs, isUnsafe = false, ended = () => undefined } = options
  const abort = (): void => pending.fail(entry, 'givenUp', new LatchkeyError('aborted', {}))
  const entry: Entry = {
    ...asked,
    ...{ isUnsafe, ended, isPosted: false },
    replyMs: patienceMs ?? CALLS[asked.name].replyMs,
    isLimitShared: patienceMs === undefined,
    unlimit: () => undefined,
    unlisten: () => signal.removeEventListener('abort', abort),
  }
  signal.addEventListener('abort', abort, { once: true })
  return entry
}

/** The name has to be that of the question, and the question has to have been asked. */
function take(pending: Pending, word: Word): boolean {
  const entry = pending.get(word.id ?? '')
  if (entry?.isPosted !== true || word.outcome === 'event' || entry.name !== word.name) return false
  const read = readReply(entry.name, word)
  if (read.isOk) pending.answer(entry, read.reply)
  else pending.fail(entry, word.outcome === 'error' ? 'refused' : 'givenUp', read.error)
  return true
}
