import type { AuthHost } from '../contract/index.ts'

/** Storage keys of an embedded wallet. Source: docs/frame-protocol.md, section 6. */
export const AUTH_KEYS = {
  used: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  email: '@appkit-wallet/EMAIL',
  lastRequest: '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
  chain: '@appkit-wallet/LAST_USED_CHAIN_KEY',
  userName: '@appkit-wallet/SOCIAL_USERNAME',
  networks: '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
} as const

/** Least time between two mails, in milliseconds. Source: docs/specification.md, section 9. */
const COOLDOWN_MS = 30_000

/** The storage of a scripted embedded wallet. */
export interface FakeAuthStorage {
  write(facts: Partial<Record<keyof typeof AUTH_KEYS, string | undefined>>): void
  read(key: keyof typeof AUTH_KEYS): string | undefined
  /** Removes what a sign-out removes. */
  removeLogin(): void
  storeMailTime(): void
  removeMailTime(): void
  secondsToNext(): number
}

/** Stores the same values as an embedded wallet, under the same keys. */
export function createFakeAuthStorage(host: () => AuthHost): FakeAuthStorage {
  const remove = (key: keyof typeof AUTH_KEYS): void => host().storage.remove(AUTH_KEYS[key])
  return {
    write(facts) {
      for (const [key, value] of Object.entries(facts)) {
        // Keys of `facts` are those of the record, by its type.
        if (value !== undefined) host().storage.set(AUTH_KEYS[key as 'used'], value)
      }
    },
    read: (key) => host().storage.get(AUTH_KEYS[key]),
    removeLogin() {
      for (const key of ['used', 'email', 'chain', 'userName'] as const) remove(key)
    },
    storeMailTime: () => host().storage.set(AUTH_KEYS.lastRequest, String(host().clock.now())),
    removeMailTime: () => remove('lastRequest'),
    secondsToNext() {
      const passedMs = host().clock.now() - Number(host().storage.get(AUTH_KEYS.lastRequest) ?? 0)
      return passedMs < 0 ? 0 : Math.max(0, Math.ceil((COOLDOWN_MS - passedMs) / 1000))
    },
  }
}

/** Plain numbers on EVM networks, CAIP-2 elsewhere. */
export function chainText(networkId: string): string {
  return networkId.replace('eip155:', '')
}
