import type { FarBase } from '../compose/base.ts'
import type { TakenUp } from '../connections/resume.ts'
import {
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  namespaceOf,
  type RpcChannel,
  type Session,
} from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { EmbeddedUser } from '../store/root-state.ts'
import type { AuthSlice } from './auth.slice.ts'
import { AUTH_ID } from './constants.ts'
import type { AskingDeps } from './frame-user.ts'
import { toAuthSession } from './to-session.ts'

/** What taking a user up needs. */
export interface TakingUpDeps extends AskingDeps {
  readonly base: FarBase
  readonly slice: AuthSlice
  /** To the embedded wallet. */
  readonly channel: RpcChannel
}

/**
 * Knows from now on who is logged in and where they look after their wallet, and serves their account
 * by the adapter of its chain family.
 *
 * @param by - What they logged in by, where that is news.
 * @throws LatchkeyError `auth.none` where the website has no such adapter.
 */
export function takeUp(deps: TakingUpDeps, user: AuthUser, by?: EmbeddedUser['by']): TakenUp {
  const session = toAuthSession(user)
  const adapter = deps.base.looks.adapter(session.namespace)
  if (adapter === undefined) throw new LatchkeyError('auth.none', {})
  adapter.sessions.attach({ session, channel: deps.channel })
  deps.slice.welcome(user, usualFor(deps, session), by)
  deps.slice.tellDashboard(deps.line.port()?.dashboardUrl)
  return { session, wallet: cardOf(deps, user) }
}

/** The adapter has what it takes to serve an account of the user's. */
export async function prepareFor({ looks }: FarBase, { networkId }: AuthUser): Promise<void> {
  await looks.adapter(namespaceOf(networkId))?.prepare?.('sessions')
}

/** The kind of account of who did not choose one. */
function usualFor({ kinds, memory }: TakingUpDeps, { namespace }: Session): EmbeddedAccountType {
  return kinds.usual(namespace, memory.type(namespace))
}

/** The face of the embedded wallet on a chain family, with whoever is logged in. */
function cardOf({ slice }: TakingUpDeps, { address, networkId }: AuthUser): WalletCard {
  const namespace = namespaceOf(networkId)
  const { user } = slice.state
  const held = user?.holdings[namespace]
  const embedded = user &&
    held && {
      user: { email: user.email, username: user.userName, address, accounts: held.accounts },
      authProvider: user.by,
      accountType: held.accountType,
      isSmartAccountDeployed: held.isDeployed ?? false,
    }
  return { id: AUTH_ID, namespace, name: 'Auth', embedded }
}
