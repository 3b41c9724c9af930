import {
  type Clock,
  LatchkeyError,
  type NetworkId,
  type PairedSession,
} from '@latchkey/core/contract'
import { requestError } from './errors.ts'
import { cancelRequest } from './library/cancel.ts'
import type { Client } from './library/types.ts'
import { idInSession } from './namespaces.ts'
import type { OpenSessions } from './open-sessions.ts'

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
  { client, sessions, clock, session: { topic } }: RequestTarget,
  { networkId, method, params, signal }: Request,
): Promise<unknown> {
  const request = { method, params: params ?? [] }
  const silence = SENDS.test(method) ? 'transfer.unknown' : 'wallet.failed'
  disableLinks(client, topic)
  const cancel = cancelWhenSent(client, request)
  const answer = client.request({ topic, chainId: knownId(client, topic, networkId), request })
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      for (const undo of undos) undo()
      signal?.removeEventListener('abort', abort)
      cancel()
      settle()
    }
    const fail = (error: LatchkeyError): void => finish(() => reject(error))
    const abort = (): void => fail(new LatchkeyError('aborted', {}))
    const undos = [
      sessions.onRemoved(topic, () => fail(new LatchkeyError('wallet.disconnected', {}))),
      clock.after(REQUEST_MS, () => fail(new LatchkeyError(silence, {}))),
    ]
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
    answer.then(
      (result) => finish(() => resolve(result)),
      (thrown: unknown) => fail(requestError(thrown)),
    )
  })
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

/**
 * Returns a function that cancels the request in the library, as soon as the library has sent it and
 * given it an id.
 */
function cancelWhenSent(client: Client, request: object): () => void {
  let id: number | undefined
  let isCancelled = false
  const cancel = (): void => {
    client.off('session_request_sent', onSent)
    if (id !== undefined) cancelRequest(client, id)
  }
  const onSent = (sent: { readonly request: object; readonly id: number }): void => {
    if (sent.request !== request) return
    id = sent.id
    if (isCancelled) cancel()
  }
  client.on('session_request_sent', onSent)
  return () => {
    isCancelled = true
    if (id !== undefined) cancel()
  }
}
