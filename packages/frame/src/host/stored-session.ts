import { type Clock, isNetworkId, type NetworkId, type Storage } from '@latchkey/core/contract'
import { toChainId, toNetworkId } from './chain-id.ts'
import { isLoginUsed, KEYS } from './storage-keys.ts'
import { createStoredCooldown, type StoredCooldown } from './stored-cooldown.ts'

/**
 * The values of the embedded wallet that a page stores. Source: docs/frame-protocol.md, section 6.
 */
export interface StoredSession {
  readonly cooldown: StoredCooldown
  /** Returns true if a visitor logged in and did not sign out. */
  hasLogin(): boolean
  email(): string | undefined
  userName(): string | undefined
  /** The last network: of this page, otherwise of any page. */
  networkId(): NetworkId | undefined
  /** A login succeeded. */
  setLogin(login: { readonly email?: string | undefined; readonly networkId?: NetworkId }): void
  setUserName(name: string | undefined): void
  setNetwork(networkId: NetworkId): void
  setSmartAccountNetworks(networkIds: readonly NetworkId<'eip155'>[]): void
  /** Removes the login. */
  clear(): void
}

/** Removed at sign-out. Source: docs/frame-protocol.md, section 6. */
const LOGIN_KEYS = [
  'EMAIL_LOGIN_USED_KEY',
  'EMAIL',
  'LAST_USED_CHAIN_KEY',
  'SOCIAL_USERNAME',
] as const

/** Reads and writes the storage of one page. */
export function createStoredSession(storage: Storage, clock: Clock): StoredSession {
  const get = (key: keyof typeof KEYS): string | undefined => storage.get(KEYS[key])
  const set = (key: keyof typeof KEYS, value: string): void => storage.set(KEYS[key], value)
  const cooldown = createStoredCooldown(storage, clock)
  let ownNetwork: NetworkId | undefined

  function setNetwork(networkId: NetworkId): void {
    ownNetwork = networkId
    set('LAST_USED_CHAIN_KEY', String(toChainId(networkId)))
  }

  return {
    cooldown,
    setNetwork,
    hasLogin: () => isLoginUsed(storage),
    email: () => get('EMAIL'),
    userName: () => get('SOCIAL_USERNAME'),
    networkId: () => ownNetwork ?? toNetworkId(get('LAST_USED_CHAIN_KEY')),
    setLogin({ email, networkId }) {
      set('EMAIL_LOGIN_USED_KEY', 'true')
      if (email !== undefined) set('EMAIL', email)
      if (isNetworkId(networkId)) setNetwork(networkId)
      cooldown.clear()
    },
    setUserName(name) {
      if (name !== undefined) set('SOCIAL_USERNAME', name)
    },
    setSmartAccountNetworks: (networkIds) =>
      set('SMART_ACCOUNT_ENABLED_NETWORKS', networkIds.map(toChainId).join(',')),
    clear() {
      ownNetwork = undefined
      for (const key of LOGIN_KEYS) storage.remove(KEYS[key])
    },
  }
}
