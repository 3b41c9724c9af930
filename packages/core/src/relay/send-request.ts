import {
  adapterError,
  type Clock,
  LatchkeyError,
  type NetworkId,
  type PairedSession,
} from '../contract/index.ts'
import type { Client } from './client.ts'
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

/**
 * Sends one request. It ends once: with the answer, a refusal, the end of the session, or an abort.
 *
 * @throws LatchkeyError with the wallet's own error as its cause; `wallet.disconnected`, `aborted`.
 */
export async function sendRequest(
  { client, sessions, session: { topic } }: Asked,
  { networkId, method, params, signal }: Ask,
): Promise<unknown> {
  const request = { method, params: params ?? [] }
  const answer = client.request({ topic, chainId: networkId, request })
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      unlisten()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = (): void => end(() => reject(new LatchkeyError('aborted', {})))
    const unlisten = sessions.whenOver(topic, () => {
      end(() => reject(adapterError('wallet.disconnected')))
    })
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
    answer.then(
      (result) => end(() => resolve(result)),
      (thrown: unknown) => end(() => reject(requestError(thrown))),
    )
  })
}
