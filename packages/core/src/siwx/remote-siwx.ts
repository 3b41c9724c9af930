import { LatchkeyError, lazy, type Siwx, type SiwxHost } from '../contract/index.ts'
import type { RemoteSiwxOptions } from './remote-siwx-options.ts'

/**
 * Signs visitors in with a server: one of the website, made by `createSiwxServer`, or the sign-in service. The server
 * gives the nonce, verifies, and knows who is signed in, as a cookie or by a token. Source: docs/blockchain-api.md,
 * section 13.
 *
 * @example createLatchkey({ siwx: remoteSiwx({ baseUrl: 'https://shop.example' }), … })
 */
export function remoteSiwx(options: RemoteSiwxOptions): Siwx {
  const { isRequired = true } = options
  const { signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange } = options
  let host: SiwxHost | undefined
  const server = lazy(async () => {
    if (host === undefined) throw new LatchkeyError('siwx.not-enabled', {})
    return (await import('./remote-sessions.ts')).createRemoteSessions(options, host)
  })
  return {
    attach(given) {
      host = given
    },
    createMessage: async (input) => (await server.load()).createMessage(input),
    addSession: async (session) => (await server.load()).addSession(session),
    setSessions: async (all) => (await server.load()).setSessions(all),
    revokeSession: async (...account) => (await server.load()).revokeSession(...account),
    getSessions: async (...account) => (await server.load()).getSessions(...account),
    getRequired: () => isRequired,
    requestedHosts: async () => (await import('./remote-requests.ts')).remoteRequests(options),
    signOutOnDisconnect,
    signOutOnAccountChange,
    signOutOnNetworkChange,
  }
}
