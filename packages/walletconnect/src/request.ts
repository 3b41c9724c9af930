import { type Clock, LatchkeyError, type NetworkId, type PairedSession } from '../contract/index.ts'
import type { Client } from './client.ts'
import { endRequest } from './end-waiting.ts'
import { idInSession } from './former-networks.ts'
import type { KnownSessions } from './known-sessions.ts'
import { requestError } from './relay-errors.ts'

/** One request on its way to a wallet. */
export interface Ask {
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal | undefined
}

/** A session whose wallet is asked. */
export interface Asked {
  readonly client: Client
  readonly sessions: KnownSessions
  readonly clock: Clock
  readonly session: PairedSession
}

/** The library ends a request after five minutes; a little earlier it is ended properly. */
const REQUEST_MS = 290_000

/**
 * Sends one request. It ends once: with the answer, a refusal, the end of the session, or an abort.
 *
 * @throws LatchkeyError with the wallet's own error as its cause; `wallet.disconnected`, `aborted`.
 */
export function sendRequest(
  { client, sessions, clock, session: { topic } }: Asked,
  { networkId, method, params, signal }: Ask,
): Promise<unknown> {
  const request = { method, params: params ?? [] }
  keepLinksShut(client, topic)
  const leave = leaving(client, request)
  const answer = client.request({ topic, chainId: idFor(client, topic, networkId), request })
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      for (const undo of undos) undo()
      signal?.removeEventListener('abort', abort)
      leave()
      settle()
    }
    const fail = (error: LatchkeyError): void => end(() => reject(error))
    const abort = (): void => fail(new LatchkeyError('aborted', {}))
    const undos = [
      sessions.whenOver(topic, () => fail(new LatchkeyError('wallet.disconnected', {}))),
      clock.after(REQUEST_MS, () => fail(new LatchkeyError('wallet.failed', {}))),
    ]
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
    answer.then(
      (result) => end(() => resolve(result)),
      (thrown: unknown) => fail(requestError(thrown)),
    )
  })
}

/** Asked by an id that the wallet does not know, the library would refuse. */
function idFor({ session }: Client, topic: string, networkId: NetworkId): NetworkId {
  return session.keys.includes(topic) ? idInSession(session.get(topic), networkId) : networkId
}

/**
 * Has the library open no wallet by itself: it would follow a link of the page's storage, whoever put
 * it there. Source: security rule S25.
 */
function keepLinksShut({ session }: Client, topic: string): void {
  if (!session.keys.includes(topic)) return
  const { sessionConfig } = session.get(topic)
  if (sessionConfig?.disableDeepLink) return
  const shut = { ...sessionConfig, disableDeepLink: true }
  // It counts from this moment on, also where it can't be stored.
  session.update(topic, { sessionConfig: shut }).catch(() => undefined)
}

/**
 * Makes a way to leave a request. The library can't be told; left alone it would reject a promise that
 * nobody has, after five minutes.
 */
function leaving(client: Client, request: object): () => void {
  let id: number | undefined
  let isLeft = false
  const end = (): void => {
    client.off('session_request_sent', onSent)
    if (id !== undefined) endRequest(client, id)
  }
  const onSent = (sent: { readonly request: object; readonly id: number }): void => {
    if (sent.request !== request) return
    id = sent.id
    if (isLeft) end()
  }
  client.on('session_request_sent', onSent)
  return () => {
    isLeft = true
    if (id !== undefined) end()
  }
}
