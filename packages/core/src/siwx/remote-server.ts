import {
  hasNetworkForm,
  LatchkeyError,
  type NetworkId,
  type SiwxHost,
  type SiwxSession,
} from '../contract/index.ts'
import type { RemoteSiwxOptions } from './remote-siwx-options.ts'

/** The user who is signed in, as the server reports it. */
export interface SignedInUser {
  readonly address: string
  readonly chainId: NetworkId
}

/** The calls of a sign-in server. Source: docs/blockchain-api.md, section 13. */
export interface RemoteServer {
  /** @throws LatchkeyError `http.status`, `http.malformed`, `http.network` and the like, as do the others. */
  nonce(): Promise<{ readonly nonce: string; readonly token: string | undefined }>
  /**
   * @returns The token of the session, empty where the session is a cookie.
   * @throws LatchkeyError `siwx.not-verified` where the server refuses it.
   */
  authenticate(session: SiwxSession, nonceToken: string | undefined): Promise<string>
  /** @returns undefined where no account is signed in. */
  me(token: string): Promise<SignedInUser | undefined>
  signOut(token: string): Promise<void>
}

/** Creates the calls of one server. */
export function createRemoteServer(options: RemoteSiwxOptions, host: SiwxHost): RemoteServer {
  const send = createSend(options, host)
  return {
    async nonce() {
      const { nonce, token } = Object(bodyOf(await send('GET', 'nonce', {})))
      if (typeof nonce !== 'string') throw new LatchkeyError('http.malformed', {})
      return { nonce, token: typeof token === 'string' ? token : undefined }
    },
    async authenticate({ data, message, signature }, nonceToken) {
      const body = { data, message, signature }
      const answer = await send('POST', 'authenticate', { body, nonceToken })
      if (answer.status >= 400 && answer.status < 500) {
        throw new LatchkeyError('siwx.not-verified', {})
      }
      const { token } = Object(bodyOf(answer))
      return typeof token === 'string' ? token : ''
    },
    async me(token) {
      const answer = await send('GET', 'me', { token })
      if (answer.status === 401 || answer.status === 403) return undefined
      const { address, caip2Network: chainId } = Object(bodyOf(answer))
      if (typeof address !== 'string' || !hasNetworkForm(chainId)) {
        throw new LatchkeyError('http.malformed', {})
      }
      return { address, chainId }
    },
    async signOut(token) {
      const answer = await send('POST', 'sign-out', { token })
      // A session that the server no longer knows is over, too.
      if (answer.status >= 500) throw new LatchkeyError('http.status', answer)
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: string
}

interface Content {
  readonly token?: string | undefined
  readonly nonceToken?: string | undefined
  readonly body?: unknown
}

function createSend(
  { baseUrl, credentials = 'same-origin' }: RemoteSiwxOptions,
  { projectId, sdk, send }: SiwxHost,
) {
  return (method: 'GET' | 'POST', route: string, content: Content): Promise<Answer> => {
    const { token, nonceToken, body } = content
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/auth/v1/${route}`)
    const query = { projectId, st: sdk.sdkType, sv: sdk.sdkVersion }
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(nonceToken && { 'x-nonce-jwt': `Bearer ${nonceToken}` }),
    }
    const text = body === undefined ? undefined : JSON.stringify(body)
    return send({ method, url: url.href, headers, body: text, credentials })
  }
}

/** @throws LatchkeyError `http.status`, `http.malformed`. */
function bodyOf({ status, body }: Answer): unknown {
  if (status >= 400) throw new LatchkeyError('http.status', { status })
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new LatchkeyError('http.malformed', {}, { cause })
  }
}
