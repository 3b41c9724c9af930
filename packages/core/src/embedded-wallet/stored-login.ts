import {
  type EmbeddedAccountType,
  isNetworkId,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'
import { isSocialProvider } from '../options/choices.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { EmbeddedUser } from '../store/state/auth.ts'
import type { AllowedAccountTypes } from './allowed-account-types.ts'

/**
 * The values of a login that this page stores. The frame stores the rest. No address, no secret.
 */
export interface StoredLogin {
  /** Returns the way in which the visitor logged in. */
  by(): EmbeddedUser['by']
  setBy(by: NonNullable<EmbeddedUser['by']>): void
  /** The account type that was chosen last, if it is allowed. */
  accountType(namespace: Namespace): EmbeddedAccountType | undefined
  setAccountType(namespace: Namespace, type: EmbeddedAccountType): void
  /** The active network that a tab stored last, if it is one of this namespace. */
  networkId(namespace: Namespace): NetworkId | undefined
  /** Removes everything about the login except the chosen account type. */
  clear(): void
}

/** Reads and writes the storage of one core. Names: docs/constants.json, `storage`. */
export function createStoredLogin(
  { storage, key }: Pick<CorePorts, 'storage' | 'key'>,
  allowed: Pick<AllowedAccountTypes, 'list'>,
): StoredLogin {
  const socialKey = key('connected_social')
  const typesKey = key('preferred_account_types')

  function readTypes(): Readonly<Record<string, unknown>> {
    try {
      const read: unknown = JSON.parse(storage.get(typesKey) ?? '{}')
      return typeof read === 'object' && read !== null ? { ...read } : {}
    } catch {
      // Broken JSON was not written by this code: nothing was chosen.
      return {}
    }
  }

  return {
    by() {
      const stored = storage.get(socialKey)
      if (stored === undefined) return 'email'
      return isSocialProvider(stored) ? stored : undefined
    },
    setBy(by) {
      if (by === 'email') storage.remove(socialKey)
      else storage.set(socialKey, by)
    },
    accountType(namespace) {
      const stored = readTypes()[namespace]
      return allowed.list(namespace).find((type) => type === stored)
    },
    setAccountType(namespace, type) {
      storage.set(typesKey, JSON.stringify({ ...readTypes(), [namespace]: type }))
    },
    networkId(namespace) {
      const stored = storage.get(key('active_caip_network_id'))
      const isOfNamespace =
        stored !== undefined && isNetworkId(stored) && namespaceOf(stored) === namespace
      return isOfNamespace ? stored : undefined
    },
    clear: () => storage.remove(socialKey),
  }
}
