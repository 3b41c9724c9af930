import { type Clock, LatchkeyError, type Undo } from '@latchkey/core/contract'
import {
  CALLS,
  type CallName,
  FRAME_CHECK_MS,
  FRAME_LOAD_MS,
  FRAME_REPLY_MS,
  type Message,
} from '../protocol/index.ts'

/** How a call ended. */
export type CallOutcome = 'answered' | 'refused' | 'aborted'

/** A call that waits for its reply. */
export interface PendingCall {
  readonly id: string
  readonly name: CallName
  readonly message: Message
  readonly isUnsafe: boolean
  /** Is true if the wallet may send a transaction once the call was posted. */
  readonly isSending: boolean
  /** Milliseconds that the reply may take; undefined without a limit. */
  readonly replyMs: number | undefined
  /** Is true if all calls end when this one takes too long. */
  readonly isLimitShared: boolean
  /** Is true once the message was posted to the frame. */
  isPosted: boolean
  readonly resolve: (reply: never) => void
  readonly reject: (error: LatchkeyError) => void
  /** Called in the moment in which the call ends. */
  readonly onEnd: (outcome: CallOutcome) => void
  cancelTimer: Undo
  /** Stops listening to the caller's signal. */
  readonly stopListening: Undo
}

type ErrorOf = (call: PendingCall) => LatchkeyError

/** Which time limit of all calls passed. Source: docs/frame-protocol.md, section 3. */
export type TimeLimit = 'iframe_load_failed' | 'iframe_request_timeout'

/** Calls that wait, by id. */
export interface PendingCalls {
  add(call: PendingCall): void
  get(id: string): PendingCall | undefined
  /** Starts the time limit of a call that waits for the frame to be ready. */
  awaitFrame(call: PendingCall): void
  /** Starts the time limit of a call that was posted. */
  awaitReply(call: PendingCall): void
  resolve(call: PendingCall, reply: unknown): void
  reject(call: PendingCall, outcome: 'refused' | 'aborted', error: LatchkeyError): void
  /**
   * Rejects all calls that match, whose replies are lost: each with the error of its kind, or with this one.
   * Where something may have been sent the error is `transfer.unknown`. Source: docs/security.md, S35.
   */
  rejectAll(isMatch: (call: PendingCall) => boolean, error?: LatchkeyError): void
  /** Rejects those that the visitor has to approve and left. */
  rejectUnsafe(): void
  /** The calls that were not posted yet, in the order in which they were made. */
  unposted(): readonly PendingCall[]
}

interface Deps {
  readonly clock: Clock
  /** Called every second while a call waits. */
  readonly check: () => void
  /** The frame was not ready in time. */
  readonly onLoadTimeout: () => void
  /** A limit of all calls passed; all were rejected. */
  readonly onTimeout: (limit: TimeLimit) => void
}

/**
 * Creates the list of calls that wait. Each call ends once. When the frame is silent, `awaitFrame` and
 * `awaitReply` end calls; see `protocol/time-limits.ts`.
 */
export function createPendingCalls({ clock, check, onLoadTimeout, onTimeout }: Deps): PendingCalls {
  const calls = new Map<string, PendingCall>()
  const checks = createRepeatedCheck(clock, check)

  /** Returns false when the call ended before. */
  function end(call: PendingCall, outcome: CallOutcome): boolean {
    if (!calls.delete(call.id)) return false
    call.cancelTimer()
    call.stopListening()
    if (calls.size === 0) checks.stop()
    call.onEnd(outcome)
    return true
  }

  function reject(call: PendingCall, outcome: 'refused' | 'aborted', error: LatchkeyError): void {
    if (end(call, outcome)) call.reject(error)
  }

  function rejectEach(isMatch: (call: PendingCall) => boolean, errorOf: ErrorOf): void {
    for (const call of [...calls.values()].filter(isMatch)) reject(call, 'aborted', errorOf(call))
  }

  function timeOutAll(limit: TimeLimit): void {
    rejectEach(() => true, lostError)
    onTimeout(limit)
  }

  return {
    reject,
    rejectAll: (isMatch, error) => rejectEach(isMatch, (call) => lostError(call, error)),
    rejectUnsafe: () => rejectEach(({ isUnsafe }) => isUnsafe, abortError),
    get: (id) => calls.get(id),
    unposted: () => [...calls.values()].filter(({ isPosted }) => !isPosted),
    add(call) {
      if (calls.size === 0) checks.start()
      calls.set(call.id, call)
    },
    resolve(call, reply) {
      // The schema of the call made the reply.
      if (end(call, 'answered')) call.resolve(reply as never)
    },
    awaitFrame(call) {
      // A call without its own load limit still ends, but does not end other calls.
      const { loadMs = FRAME_REPLY_MS } = CALLS[call.name]
      call.cancelTimer = clock.after(loadMs, () => {
        onLoadTimeout()
        reject(call, 'aborted', new LatchkeyError('frame.load-failed', {}))
        if (loadMs === FRAME_LOAD_MS) timeOutAll('iframe_load_failed')
      })
    },
    awaitReply(call) {
      call.cancelTimer()
      if (call.replyMs === undefined) return
      call.cancelTimer = clock.after(call.replyMs, () => {
        reject(call, 'aborted', new LatchkeyError('frame.timeout', {}))
        if (call.isLimitShared) timeOutAll('iframe_request_timeout')
      })
    },
  }
}

/** Calls `check` every `FRAME_CHECK_MS`. */
function createRepeatedCheck(clock: Clock, check: () => void) {
  let stop: Undo = () => undefined

  function start(): void {
    stop = clock.after(FRAME_CHECK_MS, () => {
      start()
      check()
    })
  }

  return { start, stop: () => stop() }
}

/**
 * Returns the error of a call whose reply is lost; `cause` is the reason. Source: docs/security.md,
 * S35.
 */
export function lostError(
  call: PendingCall,
  cause: LatchkeyError = abortError(call),
): LatchkeyError {
  const isUnknown = call.isPosted && call.isSending
  return isUnknown ? new LatchkeyError('transfer.unknown', {}, { cause }) : cause
}

/** Source: docs/frame-protocol.md, section 3. */
function abortError({ name }: PendingCall): LatchkeyError {
  return new LatchkeyError(name === 'RPC_REQUEST' ? 'aborted' : 'frame.failed', {})
}
