import {
  LatchkeyError,
  type SiteStorage,
  type Siwx,
  type SiwxHost,
  type SiwxSession,
  type SiwxVerifier,
} from '../contract/index.ts'
import { createMessage, type SiwxMessenger } from './create-message.ts'
import { isSameAddress } from './judge-session.ts'
import { createStoredSessions, type StoredSessions } from './stored-sessions.ts'
import { createSessionVerifier, idOfSession } from './verify-session.ts'

/** Options of `localSiwx`; everything has a default. */
export interface LocalSiwxOptions {
  /** What the messages say. */
  readonly messenger?: SiwxMessenger
  /** Verify in place of the adapters, per namespace. */
  readonly verifiers?: readonly SiwxVerifier[]
  /** Where sign-ins are kept; default: where the modal stores. */
  readonly storage?: SiteStorage
  /** Whether a visitor who does not sign in is disconnected. Default: true. */
  readonly isRequired?: boolean
  /** Whether a sign-in ends when the wallet is disconnected. Default: true. */
  readonly signOutOnDisconnect?: boolean
  /** Whether it ends when the wallet changes to another account. Default: false. */
  readonly signOutOnAccountChange?: boolean
  /** Whether it ends when the wallet changes to another network. Default: false. */
  readonly signOutOnNetworkChange?: boolean
}

/**
 * Signs visitors in without a server: the sign-in is verified in the browser, and kept there. It tells
 * the page who the visitor is; a server must not believe the page, and verifies for itself.
 *
 * @example createLatchkey({ siwx: localSiwx({ messenger: { statement: 'Sign in to Shop' } }), … })
 */
export function localSiwx(options: LocalSiwxOptions = {}): Siwx {
  const { messenger = {}, verifiers, storage, isRequired = true, ...signOut } = options
  let attached: SiwxHost | undefined
  /** Nonces of messages that were created here and have signed nobody in yet. */
  const issued = new Set<string>()

  function host(): SiwxHost {
    if (attached === undefined) throw new LatchkeyError('siwx.not-enabled', {})
    return storage === undefined ? attached : { ...attached, storage: siteStorage(storage) }
  }

  const stored = (): StoredSessions => createStoredSessions(host())
  const isValid = createSessionVerifier(host, verifiers)

  /** @throws LatchkeyError `siwx.not-verified`. */
  async function requireValid(session: SiwxSession): Promise<void> {
    const isKept = includes(stored().read(), session)
    // A nonce is used once. Source: docs/security.md, S21.
    const isExpected = isKept || issued.has(session.data.nonce)
    if (!isExpected || !(await isValid(session))) throw new LatchkeyError('siwx.not-verified', {})
  }

  function keep(added: readonly SiwxSession[], kept: readonly SiwxSession[]): void {
    // One-click sign-ins have one nonce for all networks of a request.
    for (const { data } of added) issued.delete(data.nonce)
    stored().write([...kept, ...added])
  }

  return {
    attach(given) {
      attached = given
    },
    async createMessage(input) {
      const message = await createMessage(host(), messenger, input)
      issued.add(message.nonce)
      return message
    },
    async addSession(session) {
      await requireValid(session)
      // An account has one sign-in per network: a new one takes the place of the old one.
      keep([session], others(stored().read(), session.data))
    },
    async setSessions(sessions) {
      await Promise.all(sessions.map(requireValid))
      keep(sessions, [])
    },
    async revokeSession(chainId, accountAddress) {
      stored().write(others(stored().read(), { chainId, accountAddress }))
    },
    async getSessions(chainId, accountAddress) {
      const account = { chainId, accountAddress }
      const own = stored()
        .read()
        .filter((each) => isOf(each, account))
      const valid = await Promise.all(own.map(isValid))
      return own.filter((_, index) => valid[index])
    },
    getRequired: () => isRequired,
    ...signOut,
  }
}

function includes(sessions: readonly SiwxSession[], session: SiwxSession): boolean {
  return sessions.some((each) => idOfSession(each) === idOfSession(session))
}

type Account = Pick<SiwxSession['data'], 'chainId' | 'accountAddress'>

function isOf({ data }: SiwxSession, { chainId, accountAddress }: Account): boolean {
  return data.chainId === chainId && isSameAddress(data.accountAddress, accountAddress)
}

/** Exactly the sign-ins of other accounts and networks. Source: docs/security.md, S21. */
function others(sessions: readonly SiwxSession[], account: Account): readonly SiwxSession[] {
  return sessions.filter((each) => !isOf(each, account))
}

/** A website's storage has `null` for a missing key. */
function siteStorage(storage: SiteStorage): SiwxHost['storage'] {
  return {
    get: (key) => storage.get(key) ?? undefined,
    set: (key, value) => storage.set(key, value),
    remove: (key) => storage.remove(key),
  }
}
