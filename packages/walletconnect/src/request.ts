import {
  type Clock,
  LatchkeyError,
  type NetworkId,
  type PairedSession,
  rpcErrorCode,
} from '@latchkey/core/contract'
import { isRefusal, requestError } from './errors.ts'
import { cancelRequest } from './library/cancel.ts'
import { type Client, USER_DISCONNECTED } from './library/types.ts'
import { idInSession } from './namespaces.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { Stopper } from './signals.ts'
import type { Turns } from './turns.ts'

/** One request to a wallet. */
export interface Request {
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal | undefined
}

/** The session that a request belongs to. */
export interface RequestTarget {
  readonly client: Client
  readonly sessions: OpenSessions
  readonly clock: Clock
  readonly session: PairedSession
  /** The turns of the port: all its requests have one library. */
  readonly turns: Turns
  /** Stopped together with the port. */
  readonly requests: Pick<Stopper, 'onStop'>
}

/** Longest wait for an answer, in milliseconds: a little less than the library's five minutes. */
const REQUEST_MS = 290_000

/** Requests after which the wallet may have sent something. */
const SENDS = /^(?:eth_send|wallet_sendCalls|solana_signAndSend|sendTransfer)/

/**
 * Sends one request. It settles once: with the answer, a refusal, the end of the session, a time-out,
 * or an abort.
 *
 * @throws LatchkeyError with the wallet's own error as its cause; `wallet.disconnected`, `aborted`. Where the
 * wallet did not answer: `wallet.failed`, and `transfer.unknown` if it may have sent something.
 */
export function sendRequest(
  { client, sessions, clock, turns, requests, session: { topic } }: RequestTarget,
  { networkId, method, params, signal }: Request,
): Promise<unknown> {
  const request = { method, params: params ?? [] }
  return new Promise((resolve, reject) => {
    let posted: PostedRequest | undefined
    const finish = (settle: () => void): void => {
      for (const undo of undos) undo()
      signal?.removeEventListener('abort', abort)
      posted?.cancel()
      settle()
    }
    const fail = (error: LatchkeyError): void => finish(() => reject(error))
    /**
     * Fails with `error`, or with an unknown result if the wallet may have sent something. Source:
     * docs/security.md, S35.
     */
    const lose = (error: LatchkeyError): void => {
      const isUnknown = posted?.isPosted() && maySend(request)
      fail(isUnknown ? new LatchkeyError('transfer.unknown', {}, { cause: error }) : error)
    }
    const abort = (): void => fail(new LatchkeyError('aborted', {}))
    // An error that the library throws at once fails this request, and does not keep the next ones waiting.
    const ask = async (): Promise<unknown> => {
      disableLinks(client, topic)
      return client.request({ topic, chainId: knownId(client, topic, networkId), request })
    }
    const post = (onNumbered: () => void): void => {
      posted = followRequest(client, request, onNumbered)
      ask().then(
        (result) => finish(() => resolve(result)),
        (thrown: unknown) => (isAnswer(thrown) ? fail : lose)(requestError(thrown)),
      )
    }
    const undos = [
      turns.take(post),
      sessions.onRemoved(topic, () => lose(new LatchkeyError('wallet.disconnected', {}))),
      requests.onStop(() => lose(new LatchkeyError('aborted', {}))),
      clock.after(REQUEST_MS, () => lose(new LatchkeyError('wallet.failed', {}))),
    ]
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
  })
}

/**
 * Returns true if the wallet may have sent something: a PSBT is only signed unless `broadcast` is
 * set.
 */
function maySend({ method, params }: Pick<Request, 'method' | 'params'>): boolean {
  return SENDS.test(method) || (method === 'signPsbt' && Boolean(Object(params).broadcast))
}

/**
 * Wallets answer with a code, or refuse in words. The library's own errors have no code, but for the end of a
 * session.
 */
function isAnswer(thrown: unknown): boolean {
  const code = rpcErrorCode(thrown)
  return code === undefined ? isRefusal(thrown) : code !== USER_DISCONNECTED.code
}

/** The library refuses a request by an id that the wallet did not grant. */
function knownId({ session }: Client, topic: string, networkId: NetworkId): NetworkId {
  return session.keys.includes(topic) ? idInSession(session.get(topic), networkId) : networkId
}

/**
 * Stops the library from opening the wallet by itself: it would follow a link from the page's storage,
 * which other scripts of the page can write.
 */
function disableLinks({ session }: Client, topic: string): void {
  if (!session.keys.includes(topic)) return
  const { sessionConfig } = session.get(topic)
  if (sessionConfig?.disableDeepLink) return
  const disabled = { ...sessionConfig, disableDeepLink: true }
  // It is valid from now on, even if it cannot be stored.
  session.update(topic, { sessionConfig: disabled }).catch(() => undefined)
}

/** A request on its way to the wallet. */
interface PostedRequest {
  /** Returns true if the wallet may have got it: the library began to send it. */
  isPosted(): boolean
  /** Cancels it in the library, as soon as that has sent it and given it an id. */
  cancel(): void
}

/** Follows a request that the library is about to be handed; calls `onNumbered` when it has its number. */
function followRequest(
  client: Client,
  request: { readonly params: unknown },
  onNumbered: () => void,
): PostedRequest {
  const { history } = client.core
  let id: number | undefined
  let isPosted = false
  let isCancelled = false
  const cancel = (): void => {
    isCancelled = true
    history.off('history_created', onStored)
    if (id === undefined) return
    client.off('session_request_sent', onSent)
    cancelRequest(client, id)
  }
  // The library stores a request directly before it hands it to the relay.
  const onStored = (stored: { readonly request: { readonly params?: unknown } }): void => {
    const { params } = Object(Object(stored.request.params).request)
    if (params !== request.params) return
    isPosted = true
    onNumbered()
  }
  const onSent = (sent: { readonly request: object; readonly id: number }): void => {
    if (sent.request !== request) return
    id = sent.id
    isPosted = true
    if (isCancelled) cancel()
  }
  history.on('history_created', onStored)
  client.on('session_request_sent', onSent)
  return { isPosted: () => isPosted, cancel }
}
