import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A permission as it was asked for. */
export interface SessionPermission {
  readonly type: string
  readonly data: unknown
}

/** A session of another site, or of another time, that a test puts into the list of an account. */
export interface SessionOrder {
  readonly name: string
  readonly url?: string | undefined
  readonly iconUrl?: string | undefined
  /** Epoch seconds; a day ago when left out. */
  readonly createdAt?: number | undefined
  /** Epoch seconds; in a day when left out. */
  readonly expiry?: number | undefined
  /** Epoch seconds; null for a session that was not revoked. */
  readonly revokedAt?: number | null | undefined
  readonly permissions?: readonly SessionPermission[] | undefined
}

/** A session as `/v1/sessions` lists it. Source: docs/blockchain-api.md, section 9. */
export interface ListedSession {
  readonly project: {
    readonly id: string
    readonly name: string
    readonly url: string | null
    readonly iconUrl: string | null
  }
  readonly pci: string
  readonly expiry: number
  readonly createdAt: number
  readonly permissions: readonly SessionPermission[]
  readonly policies: readonly unknown[]
  context: string | null
  revokedAt: number | null
}

/** The smart sessions of accounts, for tests. */
export interface SmartSessions {
  /** Adds a session to an account, a CAIP-10 id. @returns Its pci. */
  add(account: string, order: SessionOrder): string
  /** Forgets all sessions. */
  clear(): void
}

/** The same as the routes use it. */
export interface SmartSessionsDesk extends SmartSessions {
  list(account: string): readonly ListedSession[]
  find(account: string, pci: string): ListedSession | undefined
  /** @returns The session, and the key that the server signs with, uncompressed. */
  create(
    account: string,
    asked: Pick<ListedSession, 'project' | 'expiry' | 'permissions'>,
  ): { readonly pci: string; readonly publicKey: Hex }
}

/** The most that the real service lists. */
const MAX_LISTED = 255
const DAY_S = 86_400

/** Makes an empty book. Nothing in it is enforced: no key can be used on a chain. */
export function createSmartSessions(): SmartSessionsDesk {
  const sessions = new Map<string, ListedSession[]>()

  const ofAccount = (account: string): ListedSession[] => sessions.get(keyOf(account)) ?? []

  function put(account: string, session: Omit<ListedSession, 'pci' | 'policies'>): string {
    const pci = crypto.randomUUID()
    sessions.set(keyOf(account), [...ofAccount(account), { ...session, pci, policies: [] }])
    return pci
  }

  return {
    add(account, order) {
      const nowS = Math.floor(Date.now() / 1_000)
      const { name, url = null, iconUrl = null, permissions = [], revokedAt = null } = order
      const { createdAt = nowS - DAY_S, expiry = nowS + DAY_S } = order
      const project = { id: 'ordered', name, url, iconUrl }
      return put(account, { project, expiry, createdAt, permissions, revokedAt, context: null })
    },
    clear: () => sessions.clear(),
    list: (account) => ofAccount(account).slice(-MAX_LISTED),
    find: (account, pci) => ofAccount(account).find((each) => each.pci === pci),
    create(account, asked) {
      const createdAt = Math.floor(Date.now() / 1_000)
      const pci = put(account, { ...asked, createdAt, context: null, revokedAt: null })
      return { pci, publicKey: privateKeyToAccount(generatePrivateKey()).publicKey }
    },
  }
}

/** EVM addresses are the same in any case. */
function keyOf(account: string): string {
  return account.toLowerCase()
}
