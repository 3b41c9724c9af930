import {
  type AuthUser,
  accountOn,
  type Namespace,
  namespaceOf,
  type Session,
} from '../contract/index.ts'
import { AUTH_ID } from './constants.ts'

/**
 * The session that the embedded wallet holds on the chain family of its user's network. It has the
 * account in front alone: the wallet signs with that one, whatever others there are.
 */
export function toAuthSession(user: AuthUser): Session {
  const namespace: Namespace = namespaceOf(user.networkId)
  return {
    id: AUTH_ID,
    namespace,
    walletId: AUTH_ID,
    accounts: [accountOn(user.networkId, user.address)],
    networkId: user.networkId,
  }
}
