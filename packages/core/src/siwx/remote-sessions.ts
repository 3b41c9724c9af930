import {
  isSameAddress,
  type NetworkId,
  type SiwxHost,
  type SiwxSession,
} from '../contract/index.ts'
import { createMessage } from './create-message.ts'
import type { LocalSessions } from './local-sessions.ts'
import { createRemoteServer, type SignedInUser } from './remote-server.ts'
import type { RemoteSiwxOptions } from './remote-siwx-options.ts'
import { shareRunning } from './share-running.ts'

/** Names in storage. Source: docs/constants.json, `siwx`. */
const NONCE_TOKEN = 'siwx-nonce-token'
const AUTH_TOKEN = 'siwx-auth-token'

/** Creates the sign-ins that a server keeps. A visitor is signed in with one account at a time. */
export function createRemoteSessions(options: RemoteSiwxOptions, host: SiwxHost): LocalSessions {
  const { storage } = host
  const server = createRemoteServer(options, host)
  const [nonceKey, authKey] = [host.key(NONCE_TOKEN), host.key(AUTH_TOKEN)]

  // A view asks about many accounts at once, and the server knows one.
  const user = shareRunning(async (): Promise<SignedInUser | undefined> => {
    // Empty where the session is a cookie; undefined where no account signed in here.
    const token = storage.get(authKey)
    if (token === undefined) return undefined
    const found = await server.me(token)
    if (found === undefined) storage.remove(authKey)
    return found
  })

  async function signOut(): Promise<void> {
    const token = storage.get(authKey)
    if (token === undefined) return
    await server.signOut(token)
    storage.remove(authKey)
    user.renew()
  }

  async function getNonce(): Promise<string> {
    const { nonce, token } = await server.nonce()
    if (token !== undefined) storage.set(nonceKey, token)
    return nonce
  }

  async function add(session: SiwxSession): Promise<void> {
    storage.set(authKey, await server.authenticate(session, storage.get(nonceKey)))
    storage.remove(nonceKey)
    user.renew()
  }

  return {
    createMessage: (input) => createMessage(host, { ...options.messenger, getNonce }, input),
    addSession: add,
    async setSessions(sessions) {
      if (sessions.length === 0) await signOut()
      for (const each of sessions) await add(each)
    },
    async revokeSession(chainId, address) {
      if (isOf(await user.read(), chainId, address)) await signOut()
    },
    async getSessions(chainId, address) {
      return isOf(await user.read(), chainId, address) ? [toSession(chainId, address)] : []
    },
  }
}

function isOf(user: SignedInUser | undefined, chainId: NetworkId, address: string): boolean {
  return user !== undefined && user.chainId === chainId && isSameAddress(user.address, address)
}

/** The server has the message and the signature. */
function toSession(chainId: NetworkId, accountAddress: string): SiwxSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
