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
/** Accounts whose sign-in is to end, also once the server can be reached again. */
const SIGN_OUT = 'siwx-sign-out'
/** Stands for any account: the one that is signed in. */
const ANYBODY = '*'

/** Creates the sign-ins that a server keeps. A visitor is signed in with one account at a time. */
export function createRemoteSessions(options: RemoteSiwxOptions, host: SiwxHost): LocalSessions {
  const server = createRemoteServer(options, host)
  const { nonce, token, signedOut } = createStoredTokens(host)

  // A view asks about many accounts at once, and the server knows one.
  const user = shareRunning(async (): Promise<SignedInUser | undefined> => {
    // Empty where the session is a cookie; undefined where no account signed in here.
    const asked = token.get()
    if (asked === undefined) return undefined
    const found = await server.me(asked)
    if (found !== undefined && !signedOut.list().some((each) => isMeant(each, found))) {
      signedOut.clear()
      return found
    }
    if (found !== undefined) await server.signOut(asked)
    // Another tab may have signed in again during the request.
    if (token.get() === asked) token.remove()
    signedOut.clear()
    return undefined
  })

  /** Ends the sign-in of an account, or of any. Source: docs/security.md, S20 and S21. */
  async function signOut(account: string): Promise<void> {
    if (token.get() === undefined) return
    signedOut.add(account)
    await user.read()
    // A reading that began earlier may have read the list before.
    if (signedOut.list().includes(account)) await user.read()
    user.renew()
  }

  async function getNonce(): Promise<string> {
    const answer = await server.nonce()
    if (answer.token !== undefined) nonce.set(answer.nonce, answer.token)
    return answer.nonce
  }

  async function add(session: SiwxSession): Promise<void> {
    if (signedOut.list().length > 0) await user.read()
    token.set(await server.authenticate(session, nonce.tokenOf(session.data.nonce)))
    nonce.remove()
    signedOut.clear()
    user.renew()
  }

  return {
    createMessage: (input) => createMessage(host, { ...options.messenger, getNonce }, input),
    addSession: add,
    async setSessions(sessions) {
      if (sessions.length === 0) await signOut(ANYBODY)
      for (const each of sessions) await add(each)
    },
    revokeSession: (chainId, address) => signOut(`${chainId}:${address}`),
    async getSessions(chainId, address) {
      return isOf(await user.read(), chainId, address) ? [toSession(chainId, address)] : []
    },
  }
}

/** The values of a sign-in that the page stores. */
function createStoredTokens({ storage, key }: SiwxHost) {
  const entry = (name: string) => ({
    get: () => storage.get(key(name)),
    set: (value: string) => storage.set(key(name), value),
    remove: () => storage.remove(key(name)),
  })
  const stored = entry(SIGN_OUT)
  const list = (): readonly string[] => stored.get()?.split(' ') ?? []
  return {
    nonce: createNonceTokens(entry(NONCE_TOKEN)),
    token: entry(AUTH_TOKEN),
    /**
     * Accounts that signed out. Until the server knows it no page takes their sign-in for valid, and each
     * that asks tries again.
     */
    signedOut: {
      list,
      add: (account: string) => stored.set([...new Set([...list(), account])].join(' ')),
      clear: stored.remove,
    },
  }
}

interface Entry {
  get(): string | undefined
  set(value: string): void
  remove(): void
}

/** Tokens of this page by their nonces, since answers may arrive in any order; the last one is stored, too. */
function createNonceTokens(last: Entry) {
  const tokens = new Map<string, string>()
  return {
    set(nonce: string, token: string): void {
      tokens.set(nonce, token)
      last.set(token)
    },
    tokenOf: (nonce: string) => tokens.get(nonce) ?? last.get(),
    remove(): void {
      tokens.clear()
      last.remove()
    },
  }
}

/** Returns true if the sign-in of a user is to end. */
function isMeant(account: string, { chainId, address }: SignedInUser): boolean {
  const own = `${chainId}:`
  const isOnChain = account.startsWith(own)
  return account === ANYBODY || (isOnChain && isSameAddress(account.slice(own.length), address))
}

function isOf(user: SignedInUser | undefined, chainId: NetworkId, address: string): boolean {
  return user !== undefined && user.chainId === chainId && isSameAddress(user.address, address)
}

/** The server has the message and the signature. */
function toSession(chainId: NetworkId, accountAddress: string): SiwxSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
