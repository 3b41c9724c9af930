import { type AuthHost, LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import {
  CALLS,
  type CallName,
  FRAME_REPLY_MS,
  type FrameMessage,
  isReadable,
  MAX_BYTES,
  MAX_READ_BYTES,
  type ReplyOf,
  type RequestOf,
  requestMessage,
} from '../protocol/index.ts'
import type { FrameConnection } from './frame-connection.ts'
import {
  type CallOutcome,
  createPendingCalls,
  lostError,
  type PendingCall,
  type PendingCalls,
  type TimeLimit,
} from './pending-calls.ts'
import { readReply } from './read-reply.ts'

interface Deps {
  readonly host: Pick<AuthHost, 'clock' | 'random' | 'observe'>
  readonly connection: Pick<FrameConnection, 'open' | 'isReady' | 'post' | 'notify' | 'check'>
  /** A limit of all calls passed; all were rejected. */
  readonly onTimeout: (limit: TimeLimit) => void
}

/** How one call is made. */
export interface CallOptions {
  readonly signal: AbortSignal
  /** Milliseconds, from the posting on, after which this call alone is rejected. */
  readonly timeoutMs?: number | undefined
  /** If true, the visitor has to approve it: the reply may take any time. */
  readonly isUnsafe?: boolean | undefined
  /** If true, the reply may take any time. */
  readonly isUnlimited?: boolean | undefined
  /** If true, the wallet may send a transaction once the call was posted. */
  readonly isSending?: boolean | undefined
  /** Called before the call is posted. A request that is malformed or too large has no call. */
  readonly onBegin?: (() => void) | undefined
  /** Called in the moment in which the call ends: once after each `onBegin`. */
  readonly onEnd?: ((outcome: CallOutcome) => void) | undefined
}

/** Makes one call. @throws LatchkeyError as the contract of `AuthPort` says. */
export type CallFrame = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options: CallOptions,
) => Promise<ReplyOf<Name>>

/** Calls the frame and matches its replies by id: each call ends once, with its own reply. */
export interface Requester {
  readonly callFrame: CallFrame
  /** Posts the calls that waited for the frame. */
  postWaiting(): void
  /** The largest reply to a call that is read, in bytes. */
  maxReplyBytes(id: string): number
  /** Ends the call that a message replies to. Returns false when there is none. */
  take(message: FrameMessage): boolean
  /** Rejects the calls that were posted; with an error, those that were not, too. */
  rejectLost(error?: LatchkeyError): void
  rejectUnsafe(): void
  stop(): void
}

/** Creates the calling side. Source: docs/security.md, S04 and S06. */
export function createRequester({ host, connection, onTimeout }: Deps): Requester {
  const pending = createPendingCalls({
    clock: host.clock,
    check: connection.check,
    onLoadTimeout: () => connection.notify('timedOut'),
    onTimeout,
  })
  let isStopped = false

  function post(call: PendingCall): void {
    call.isPosted = true
    pending.awaitReply(call)
    try {
      connection.post(call.message)
    } catch (error) {
      // The message can't be cloned, or the frame was removed.
      pending.reject(call, 'aborted', toLatchkeyError(error))
    }
  }

  return {
    async callFrame(name, request, options) {
      if (isStopped || options.signal.aborted) throw new LatchkeyError('aborted', {})
      const { success, data } = CALLS[name].request.safeParse(request)
      if (!success || !isReadable(data)) throw malformedRequest(name)
      // A frame that the page removed is noticed before the call is made.
      connection.check()
      options.onBegin?.()
      const reply = new Promise<ReplyOf<typeof name>>((resolve, reject) => {
        const id = host.random.id()
        const message = requestMessage(id, name, data)
        const call = createCall({ id, name, message, options, resolve, reject, pending })
        pending.add(call)
        connection.open()
        if (connection.isReady()) post(call)
        else pending.awaitFrame(call)
      })
      host.observe?.(name, reply)
      return reply
    },
    postWaiting() {
      for (const call of pending.unposted()) post(call)
    },
    maxReplyBytes(id) {
      const call = pending.get(id)
      return call?.name === 'RPC_REQUEST' && !call.isUnsafe ? MAX_READ_BYTES : MAX_BYTES
    },
    take: (message) => take(pending, message),
    rejectLost: (error) =>
      pending.rejectAll(({ isPosted }) => isPosted || error !== undefined, error),
    rejectUnsafe: pending.rejectUnsafe,
    stop() {
      isStopped = true
      pending.rejectAll(() => true)
    },
  }
}

/** "Invalid params". Source: EIP-1474. */
const INVALID_PARAMS = -32602

/** Providers pass the code of the cause on to the website. */
function malformedRequest(name: CallName): LatchkeyError {
  const message = `The parameters of the request are malformed or too large (${name})`
  const cause = Object.assign(new Error(message), { code: INVALID_PARAMS })
  return new LatchkeyError('frame.failed', {}, { cause })
}

interface CallParts extends Pick<PendingCall, 'id' | 'name' | 'message' | 'resolve' | 'reject'> {
  readonly options: CallOptions
  readonly pending: PendingCalls
}

function createCall({ options, pending, ...parts }: CallParts): PendingCall {
  const { signal, timeoutMs, onEnd = () => undefined } = options
  const { isUnsafe = false, isSending = false } = options
  const { replyMs, waitsForVisitor } = CALLS[parts.name]
  const isUnlimited = options.isUnlimited === true || isUnsafe || waitsForVisitor
  const abort = (): void => pending.reject(call, 'aborted', new LatchkeyError('aborted', {}))
  const call: PendingCall = {
    ...parts,
    isUnsafe,
    isSending,
    onEnd,
    isPosted: false,
    replyMs: timeoutMs ?? replyMs ?? (isUnlimited ? undefined : FRAME_REPLY_MS),
    isLimitShared: timeoutMs === undefined && replyMs !== undefined,
    cancelTimer: () => undefined,
    stopListening: () => signal.removeEventListener('abort', abort),
  }
  signal.addEventListener('abort', abort, { once: true })
  return call
}

/** A reply counts only with the id and the name of a call that was posted. */
function take(pending: PendingCalls, message: FrameMessage): boolean {
  const call = pending.get(message.id ?? '')
  if (call?.isPosted !== true || message.outcome === 'event' || call.name !== message.name) {
    return false
  }
  const read = readReply(call.name, message)
  if (read.isOk) pending.resolve(call, read.reply)
  else if (message.outcome === 'error') pending.reject(call, 'refused', read.error)
  // The call succeeded, but its reply has a form that the website cannot read.
  else pending.reject(call, 'aborted', lostError(call, read.error))
  return true
}
