import { type Clock, isNetworkId, type NetworkId, type Storage } from '@latchkey/core/contract'
import { toChainId, toNetworkId } from './chain-id.ts'
import { isLoginUsed, KEYS } from './storage-keys.ts'

/** What a page remembers of the embedded wallet, under the names that the specification gives. */
export interface SessionMemory {
  isUsed(): boolean
  email(): string | undefined
  userName(): string | undefined
  /** The network that was used last: in this page, else in any. */
  networkId(): NetworkId | undefined
  /** A login succeeded. */
  loggedIn(facts: { readonly email?: string | undefined; readonly networkId?: NetworkId }): void
  setUserName(name: string | undefined): void
  setNetwork(networkId: NetworkId): void
  setSmartAccountNetworks(networkIds: readonly NetworkId<'eip155'>[]): void
  /** A login is over. */
  forget(): void
  /** A mail was asked for. */
  mailed(): void
  /** Whole seconds until another one may be; never more than 30, whatever the clock was set to. */
  secondsToNext(): number
}

/** Least time between two mails, in milliseconds. Source: specification, section 9. */
const EMAIL_COOLDOWN_MS = 30_000

/** Source: facts, frame protocol, section 6. */
const FORGOTTEN = [
  'EMAIL_LOGIN_USED_KEY',
  'EMAIL',
  'LAST_USED_CHAIN_KEY',
  'SOCIAL_USERNAME',
] as const

/** Keeps what is kept of a login. */
export function createSessionMemory(storage: Storage, clock: Clock): SessionMemory {
  const get = (key: keyof typeof KEYS): string | undefined => storage.get(KEYS[key])
  const set = (key: keyof typeof KEYS, value: string): void => storage.set(KEYS[key], value)
  const cooldown = createCooldown(storage, clock)
  let ownNetwork: NetworkId | undefined

  function setNetwork(networkId: NetworkId): void {
    ownNetwork = networkId
    set('LAST_USED_CHAIN_KEY', String(toChainId(networkId)))
  }

  return {
    ...cooldown,
    setNetwork,
    isUsed: () => isLoginUsed(storage),
    email: () => get('EMAIL'),
    userName: () => get('SOCIAL_USERNAME'),
    networkId: () => ownNetwork ?? toNetworkId(get('LAST_USED_CHAIN_KEY')),
    loggedIn({ email, networkId }) {
      set('EMAIL_LOGIN_USED_KEY', 'true')
      if (email !== undefined) set('EMAIL', email)
      if (isNetworkId(networkId)) setNetwork(networkId)
      cooldown.end()
    },
    setUserName(name) {
      if (name !== undefined) set('SOCIAL_USERNAME', name)
    },
    setSmartAccountNetworks: (networkIds) =>
      set('SMART_ACCOUNT_ENABLED_NETWORKS', networkIds.map(toChainId).join(',')),
    forget() {
      ownNetwork = undefined
      for (const key of FORGOTTEN) storage.remove(KEYS[key])
    },
  }
}

/**
 * A courtesy of 30 seconds. What this page did is measured by the clock that only grows; what others
 * did by the wall, where a time that lies ahead means that the clock was set. Source: rule S15.
 */
function createCooldown(storage: Storage, clock: Clock) {
  let mailedAtMs: number | undefined
  return {
    mailed(): void {
      mailedAtMs = clock.monotonic()
      storage.set(KEYS.LAST_EMAIL_LOGIN_TIME, String(clock.now()))
    },
    end(): void {
      mailedAtMs = undefined
      storage.remove(KEYS.LAST_EMAIL_LOGIN_TIME)
    },
    secondsToNext(): number {
      const stored = Number(storage.get(KEYS.LAST_EMAIL_LOGIN_TIME) ?? Number.NaN)
      const sinceMs = [clock.now() - stored, clock.monotonic() - (mailedAtMs ?? Number.NaN)]
      return Math.max(...sinceMs.map(secondsLeft))
    },
  }
}

function secondsLeft(sinceMs: number): number {
  const leftMs = EMAIL_COOLDOWN_MS - sinceMs
  return leftMs > 0 && leftMs <= EMAIL_COOLDOWN_MS ? Math.ceil(leftMs / 1000) : 0
}
