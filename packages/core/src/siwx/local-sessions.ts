import {
  isSameAddress,
  LatchkeyError,
  type SiteStorage,
  type Siwx,
  type SiwxHost,
  type SiwxSession,
} from '../contract/index.ts'
import { createMessage } from './create-message.ts'
import type { LocalSiwxOptions } from './local-siwx-options.ts'
import { createStoredSessions } from './stored-sessions.ts'
import { createSessionVerifier, idOfSession } from './verify-session.ts'

/** The sign-ins that are kept in this browser. */
export type LocalSessions = Pick<
  Siwx,
  'createMessage' | 'addSession' | 'setSessions' | 'revokeSession' | 'getSessions'
>

/** Creates the sign-ins of one modal. */
export function createLocalSessions(
  { messenger = {}, verifiers, storage }: LocalSiwxOptions,
  attached: SiwxHost,
): LocalSessions {
  const host = storage === undefined ? attached : { ...attached, storage: siteStorage(storage) }
  const stored = createStoredSessions(host)
  const isValid = createSessionVerifier(host, verifiers)
  /** Nonces of messages that were created here. */
  const issued = new Set<string>()
  /** Nonces with the account that they signed in; a one-click message has several. */
  const used = new Set<string>()

  /** @throws LatchkeyError `siwx.not-verified`. */
  async function requireValid(session: SiwxSession): Promise<void> {
    const isKept = includes(stored.read(), session)
    // A nonce is used once for an account. Source: docs/security.md, S21.
    const isFresh = issued.has(session.data.nonce) && !used.has(spentBy(session))
    const isExpected = isKept || isFresh
    if (!isExpected || !(await isValid(session))) throw new LatchkeyError('siwx.not-verified', {})
  }

  function keep(added: readonly SiwxSession[], kept: readonly SiwxSession[]): void {
    for (const each of added) used.add(spentBy(each))
    stored.write([...kept, ...added])
  }

  return {
    async createMessage(input) {
      const message = await createMessage(host, messenger, input)
      issued.add(message.nonce)
      return message
    },
    async addSession(session) {
      await requireValid(session)
      // An account has one sign-in per network: a new one takes the place of the old one.
      keep([session], others(stored.read(), session.data))
    },
    async setSessions(sessions) {
      await Promise.all(sessions.map(requireValid))
      keep(sessions, [])
    },
    async revokeSession(chainId, accountAddress) {
      stored.write(others(stored.read(), { chainId, accountAddress }))
    },
    async getSessions(chainId, accountAddress) {
      const account = { chainId, accountAddress }
      const own = stored.read().filter((each) => isOf(each, account))
      const valid = await Promise.all(own.map(isValid))
      return own.filter((_, index) => valid[index])
    },
  }
}

function spentBy({ data }: SiwxSession): string {
  return [data.nonce, data.chainId, data.accountAddress.toLowerCase()].join(' ')
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
