import {
  type AccountId,
  addressOf,
  type Namespace,
  namespaceOf,
  safeImage,
} from '../contract/index.ts'
import type { Identity } from '../store/state/balances.ts'
import type { RootState } from '../store/state/root.ts'
import { safeName } from './safe-name.ts'

/** Knows names and pictures of accounts. */
export interface IdentitySlice {
  read(account: AccountId): Identity | undefined
  /** Stores the checked parts of an answer. */
  write(account: AccountId, answer: Identity): void
  /** Removes the identities of a namespace. */
  forget(namespace: Namespace): void
}

/** The only writer of `state.identities`. An address has one name on all networks of a namespace. */
export function createIdentitySlice(state: RootState['identities']): IdentitySlice {
  return {
    read: (account) => state[identityKey(account)],
    write(account, answer) {
      state[identityKey(account)] = safeIdentity(answer)
    },
    forget(namespace) {
      for (const key of Object.keys(state)) if (key.startsWith(`${namespace}:`)) delete state[key]
    },
  }
}

/** The parts of an answer of the service, or of storage, that may be shown. */
export function safeIdentity({ name, avatar }: Identity): Identity {
  // The picture of a name that may not be shown would still stand for it.
  if (name !== undefined && name !== '' && safeName(name) === undefined) return {}
  return { name: safeName(name), avatar: avatar === undefined ? undefined : safeImage(avatar) }
}

/** Key of an account's identity: its address on any network of its namespace. */
function identityKey(account: AccountId): string {
  return `${namespaceOf(account)}:${addressOf(account)}`
}
