import {
  type AuthUser,
  type EmbeddedAccountType,
  type Namespace,
  type NetworkId,
  namespaceOf,
  type RpcChannel,
  type Session,
  throwIfAborted,
} from '../../contract/index.ts'
import { loginError } from '../../errors/login-error.ts'
import type { WalletCard } from '../../events/domain-event.ts'
import type { AccountKinds } from '../../features/account-type/account-kinds.ts'
import type { AuthSlice } from '../../features/auth/auth.slice.ts'
import { AUTH_ID, AUTH_NAMESPACES } from '../../features/auth/constants.ts'
import { toAuthSession } from '../../features/auth/to-session.ts'
import type { TakenUp } from '../../features/resume/resume-sessions.ts'
import type { EmbeddedUser } from '../../store/root-state.ts'
import type { AccountFlow } from '../account-flow.ts'
import type { FarBase } from '../base.ts'
import { admitUser, askUser } from './ask-user.ts'
import type { AuthLine } from './auth-line.ts'
import type { AuthMemory } from './auth-memory.ts'
import { within } from './within.ts'

/** What a login ends with: an account of the person. */
export interface Arriving {
  /** Asks who is logged in, and makes it the person's account. */
  arrive(by: NonNullable<EmbeddedUser['by']>, signal: AbortSignal): Promise<void>
  /** Makes an account of whoever the frame said is logged in. */
  welcome(user: AuthUser, by: NonNullable<EmbeddedUser['by']>, signal: AbortSignal): Promise<void>
  /** Takes the account up that an earlier login left. */
  resume(namespace: Namespace, signal: AbortSignal): Promise<TakenUp | undefined>
  /** Asks anew, on a network or with a kind of account. */
  reconnect(
    wish: {
      readonly networkId?: NetworkId | undefined
      readonly accountType?: EmbeddedAccountType | undefined
    },
    signal: AbortSignal,
  ): Promise<void>
  /** The frame told of its user. */
  heard(user: AuthUser): void
}

/** What arriving needs. */
export interface ArrivingDeps {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly line: AuthLine
  /** To the embedded wallet. */
  readonly channel: RpcChannel
  readonly memory: AuthMemory
  readonly kinds: AccountKinds
  readonly account: AccountFlow
  /** Somebody is logged in: the frame hears how the page looks, and what it is. */
  greet(signal: AbortSignal): void
}

/** Makes accounts of logins. */
export function createArriving(deps: ArrivingDeps): Arriving {
  const { base, memory, line } = deps
  return {
    welcome: (...guest) => welcome(deps, ...guest),
    async arrive(by, signal) {
      await welcome(deps, await askUser(deps, { networkId: networkFor(base) }, signal), by, signal)
    },
    async resume(namespace, signal) {
      const port = await line.get()
      const isIn = await within(base.timers, signal, (limit) => port.isConnected(limit))
      if (!isIn) {
        memory.forget()
        return undefined
      }
      deps.greet(base.timers.signal())
      const user = await askUser(deps, { networkId: networkIn(base, namespace) }, signal)
      await base.looks.adapter(namespace)?.prepare?.('sessions')
      meet(deps, user, memory.by())
      return { session: takeUp(deps, user), wallet: cardOf(deps, user) }
    },
    async reconnect({ networkId = networkFor(base), accountType }, signal) {
      const user = await askUser(deps, { networkId, accountType }, signal)
      // Who left meanwhile, or connected something else, is not brought back.
      const open = base.looks.session(namespaceOf(networkId))
      if (open?.walletId === AUTH_ID) renew(deps, user)
    },
    heard(user) {
      const open = base.looks.session(namespaceOf(user.networkId))
      if (open?.walletId !== AUTH_ID) return
      // Said of another network than the person is on, it is no news of their account.
      const admitted = open.networkId === user.networkId ? deps.kinds.admit(user) : undefined
      if (admitted !== undefined) renew(deps, admitted)
    },
  }
}

/** Knows who is logged in from now on, and where they look after their wallet. */
function meet(deps: ArrivingDeps, user: AuthUser, by?: EmbeddedUser['by']): void {
  deps.slice.welcome(user, usualFor(deps, user), by)
  deps.slice.tellDashboard(deps.line.port()?.dashboardUrl)
}

/** The kind of account of who did not choose one. */
function usualFor({ kinds, memory }: ArrivingDeps, { networkId }: AuthUser): EmbeddedAccountType {
  const namespace = namespaceOf(networkId)
  return kinds.usual(namespace, memory.type(namespace))
}

function takeUp({ base, channel }: ArrivingDeps, user: AuthUser): Session {
  const session = toAuthSession(user)
  const adapter = base.looks.adapter(session.namespace)
  if (adapter === undefined) throw loginError('auth.none')
  adapter.sessions.attach({ session, channel })
  return session
}

async function welcome(
  deps: ArrivingDeps,
  ...[guest, by, signal]: Parameters<Arriving['welcome']>
): Promise<void> {
  const { base, memory, account } = deps
  const user = await admitUser(deps, guest, signal)
  await base.looks.adapter(namespaceOf(user.networkId))?.prepare?.('sessions')
  throwIfAborted(signal)
  const session = takeUp(deps, user)
  meet(deps, user, by)
  memory.remember(by)
  const wallet = cardOf(deps, user)
  account.follower.adopt(session, wallet)
  deps.greet(base.timers.signal())
  const method = by === 'email' ? by : 'social'
  base.bus.publish({ type: 'sessionOpened', session, wallet, isResumed: false, method })
}

function renew(deps: ArrivingDeps, user: AuthUser): void {
  meet(deps, user)
  deps.account.follower.renew(takeUp(deps, user), cardOf(deps, user))
}

/** The face of the embedded wallet, with whoever is logged in. */
function cardOf({ slice }: ArrivingDeps, { address, networkId }: AuthUser): WalletCard {
  const namespace = namespaceOf(networkId)
  const { user } = slice.state
  const embedded = user && {
    user: { email: user.email, username: user.userName, address, accounts: user.accounts },
    authProvider: user.by,
    accountType: user.accountType,
    isSmartAccountDeployed: user.isDeployed ?? false,
  }
  return { id: AUTH_ID, namespace, name: 'Auth', embedded }
}

/** The network a login begins with: the active one, where the embedded wallet can be on it. */
function networkFor(base: FarBase): NetworkId {
  const { activeNamespace } = base.store.state.network
  const able = [activeNamespace, ...AUTH_NAMESPACES].find(
    (namespace) =>
      AUTH_NAMESPACES.includes(namespace) && base.looks.adapter(namespace) !== undefined,
  )
  if (able === undefined) throw loginError('auth.none')
  return networkIn(base, able)
}

function networkIn({ store }: FarBase, namespace: Namespace): NetworkId {
  const { supported, activeIds } = store.state.network
  const own = supported.filter(({ id }) => namespaceOf(id) === namespace)
  const found = own.find(({ id }) => id === activeIds[namespace]) ?? own[0]
  if (found === undefined) throw loginError('auth.none')
  return found.id
}
