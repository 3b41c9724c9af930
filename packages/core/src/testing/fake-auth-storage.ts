import type { AuthHost } from '../contract/index.ts'

/** What an embedded wallet keeps in a page's storage. Source: docs/frame-protocol.md, section 6. */
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

/** The memory of a scripted embedded wallet. */
export interface FakeAuthMemory {
  remember(facts: Partial<Record<keyof typeof AUTH_KEYS, string | undefined>>): void
  recall(key: keyof typeof AUTH_KEYS): string | undefined
  /** What a sign-out removes. */
  forgetLogin(): void
  noteMail(): void
  forgetMail(): void
  secondsToNext(): number
}

/** Keeps what an embedded wallet keeps, under the same names. */
export function createFakeAuthMemory(host: () => AuthHost): FakeAuthMemory {
  const drop = (key: keyof typeof AUTH_KEYS): void => host().storage.remove(AUTH_KEYS[key])
  return {
    remember(facts) {
      for (const [key, value] of Object.entries(facts)) {
        // Keys of `facts` are those of the record, by its type.
        if (value !== undefined) host().storage.set(AUTH_KEYS[key as 'used'], value)
      }
    },
    recall: (key) => host().storage.get(AUTH_KEYS[key]),
    forgetLogin() {
      for (const key of ['used', 'email', 'chain', 'userName'] as const) drop(key)
    },
    noteMail: () => host().storage.set(AUTH_KEYS.lastRequest, String(host().clock.now())),
    forgetMail: () => drop('lastRequest'),
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
