import { LatchkeyError, lazy, type Siwx, type SiwxHost } from '../contract/index.ts'
import type { LocalSiwxOptions } from './local-siwx-options.ts'

/**
 * Signs visitors in without a server: the sign-in is verified in the browser, and kept there. It tells
 * the page who the visitor is; a server must not believe the page, and verifies for itself.
 *
 * @example createLatchkey({ siwx: localSiwx({ messenger: { statement: 'Sign in to Shop' } }), … })
 */
export function localSiwx(options: LocalSiwxOptions = {}): Siwx {
  const { isRequired = true } = options
  const { signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange } = options
  let host: SiwxHost | undefined
  const sessions = lazy(async () => {
    if (host === undefined) throw new LatchkeyError('siwx.not-enabled', {})
    return (await import('./local-sessions.ts')).createLocalSessions(options, host)
  })
  return {
    attach(given) {
      host = given
    },
    createMessage: async (input) => (await sessions.load()).createMessage(input),
    addSession: async (session) => (await sessions.load()).addSession(session),
    setSessions: async (all) => (await sessions.load()).setSessions(all),
    revokeSession: async (...account) => (await sessions.load()).revokeSession(...account),
    getSessions: async (...account) => (await sessions.load()).getSessions(...account),
    getRequired: () => isRequired,
    signOutOnDisconnect,
    signOutOnAccountChange,
    signOutOnNetworkChange,
  }
}
