import type { FarBase } from '../compose/base.ts'
import type { EmbeddedAccountType, Namespace } from '../contract/index.ts'
import { isSocialProvider } from '../options/is-social-provider.ts'
import type { EmbeddedUser } from '../store/root-state.ts'
import type { AccountKinds } from './allowed-account-types.ts'

/** What is kept of a login beside what the frame's own side keeps. No address, no secret. */
export interface AuthMemory {
  by(): EmbeddedUser['by']
  remember(by: NonNullable<EmbeddedUser['by']>): void
  /** The kind of account that was chosen last, where the website works with it. */
  type(namespace: Namespace): EmbeddedAccountType | undefined
  rememberType(namespace: Namespace, type: EmbeddedAccountType): void
  forget(): void
}

/** Makes the memory of one core. Names: facts, constants, `storage`. */
export function createAuthMemory(
  { ports: { storage }, key }: FarBase,
  { allowed }: Pick<AccountKinds, 'allowed'>,
): AuthMemory {
  const social = key('connected_social')
  const types = key('preferred_account_types')

  function readTypes(): Readonly<Record<string, unknown>> {
    try {
      const read: unknown = JSON.parse(storage.get(types) ?? '{}')
      return typeof read === 'object' && read !== null ? { ...read } : {}
    } catch {
      // Broken text was not written by us: nothing was chosen.
      return {}
    }
  }

  return {
    by() {
      const stored = storage.get(social)
      if (stored === undefined) return 'email'
      return isSocialProvider(stored) ? stored : undefined
    },
    remember(by) {
      if (by === 'email') storage.remove(social)
      else storage.set(social, by)
    },
    type(namespace) {
      const stored = readTypes()[namespace]
      return allowed(namespace).find((type) => type === stored)
    },
    rememberType(namespace, type) {
      storage.set(types, JSON.stringify({ ...readTypes(), [namespace]: type }))
    },
    forget: () => storage.remove(social),
  }
}
