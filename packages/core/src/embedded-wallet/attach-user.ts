import {
  type AuthUser,
  accountOn,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  type RpcChannel,
  type Session,
} from '../contract/index.ts'
import { withChecksum } from '../rpc/checksum-address.ts'
import type { Adapters } from '../store/adapters.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { AuthState, EmbeddedUser } from '../store/state/auth.ts'
import type { Connection } from '../store/state/connections.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import type { AllowedAccountTypes } from './allowed-account-types.ts'
import { updateUser } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { StoredLogin } from './stored-login.ts'

/** The way in which the user logged in. */
export type LoginMethod = NonNullable<EmbeddedUser['by']>

/** Makes connections of users. */
export interface AttachUser {
  /** Loads the code for sessions of the user's adapter. */
  prepare(user: AuthUser): Promise<void>
  /**
   * Attaches the session of a user to the adapter of its namespace, and writes the user to the state.
   *
   * @param by - The login method of the user; undefined does not change it.
   * @throws LatchkeyError `auth.none` when the namespace has no adapter.
   */
  attach(user: AuthUser, by?: LoginMethod): Connection
}

interface Deps {
  readonly adapters: Adapters
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'current'>
  readonly storedLogin: Pick<StoredLogin, 'accountType'>
  readonly allowed: Pick<AllowedAccountTypes, 'fallback'>
  readonly channel: RpcChannel
}

/** Creates what makes connections of the users of one core. */
export function createAttachUser(deps: Deps): AttachUser {
  const { auth, adapters, allowed, channel, frame, storedLogin } = deps
  return {
    async prepare({ networkId }) {
      await adapters.get(namespaceOf(networkId))?.prepare?.('sessions')
    },
    attach(given, by) {
      const user = withChecksums(given)
      const session = toSession(user, auth.networkIds)
      const { namespace } = session
      const adapter = adapters.get(namespace)
      if (adapter === undefined) throw new LatchkeyError('auth.none', {})
      adapter.sessions.attach({ session, channel })
      const fallbackType = allowed.fallback(namespace, storedLogin.accountType(namespace))
      const { dashboardUrl } = frame.current() ?? {}
      updateUser(auth, { user, fallbackType, by, dashboardUrl })
      return { session, wallet: toWalletCard(user, auth.user) }
    },
  }
}

/** The secure site may write addresses in small letters. */
function withChecksums(user: AuthUser): AuthUser {
  if (namespaceOf(user.networkId) !== 'eip155') return user
  return {
    ...user,
    address: withChecksum(user.address),
    accounts: user.accounts.map((each) => ({ ...each, address: withChecksum(each.address) })),
  }
}

/**
 * A session has the selected account only: the wallet signs with that one.
 *
 * @param served - All networks of the embedded wallet.
 */
function toSession({ networkId, address }: AuthUser, served: readonly NetworkId[]): Session {
  const namespace = namespaceOf(networkId)
  return {
    id: AUTH_ID,
    namespace,
    networkIds: served.filter((id) => namespaceOf(id) === namespace),
    walletId: AUTH_ID,
    accounts: [accountOn(networkId, address)],
    networkId,
  }
}

/** The embedded wallet on a namespace, with the details of its user. */
function toWalletCard(
  { address, networkId }: AuthUser,
  user: EmbeddedUser | undefined,
): WalletCard {
  const namespace = namespaceOf(networkId)
  const holding = user?.holdings[namespace]
  const embedded = user &&
    holding && {
      user: { email: user.email, username: user.userName, address, accounts: holding.accounts },
      authProvider: user.by,
      accountType: holding.accountType,
      isSmartAccountDeployed: holding.isDeployed ?? false,
    }
  return { id: AUTH_ID, namespace, name: 'Auth', embedded }
}
