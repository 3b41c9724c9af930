import { heldSession } from '../connections/find-session.ts'
import type { TakenUp } from '../connections/resume.ts'
import type { AccountFlow } from '../connections/sessions.ts'
import {
  type AuthUser,
  type EmbeddedAccountType,
  type Namespace,
  type NetworkId,
  namespaceOf,
  throwIfAborted,
} from '../contract/index.ts'
import type { EmbeddedUser } from '../store/root-state.ts'
import { AUTH_ID } from './constants.ts'
import { admitUser, askUser } from './frame-user.ts'
import { networkForLogin, networkIn } from './login-network.ts'
import { prepareFor, type TakingUpDeps, takeUp } from './taking-up.ts'
import { within } from './time-limits.ts'

/** What a login ends with: an account of the person. */
export interface Arriving {
  /** Asks who is logged in, and makes it the person's account. */
  arrive(by: NonNullable<EmbeddedUser['by']>, signal: AbortSignal): Promise<void>
  /**
   * Makes an account of whoever the frame said is logged in; asks anew where that is said of another
   * network than the login is for.
   */
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
export interface ArrivingDeps extends TakingUpDeps {
  readonly account: AccountFlow
  /** Somebody is logged in: the frame hears how the page looks, and what it is. */
  greet(signal: AbortSignal): void
}

/** Makes accounts of logins. */
export function createArriving(deps: ArrivingDeps): Arriving {
  const { base, memory, line } = deps
  return {
    async arrive(by, signal) {
      const networkId = networkForLogin(base)
      await settle(deps, { user: await askUser(deps, { networkId }, signal), by }, signal)
    },
    async welcome(guest, by, signal) {
      const networkId = networkForLogin(base)
      const isThere = guest.networkId === networkId
      const user = isThere
        ? await admitUser(deps, guest, signal)
        : await askUser(deps, { networkId }, signal)
      await settle(deps, { user, by }, signal)
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
      await prepareFor(base, user)
      return takeUp(deps, user, memory.by())
    },
    async reconnect({ networkId = networkForLogin(base), accountType }, signal) {
      const user = await askUser(deps, { networkId, accountType }, signal)
      // Who left meanwhile, or connected something else, is not brought back.
      if (heldSession(base, namespaceOf(networkId), AUTH_ID) !== undefined) renew(deps, user)
    },
    heard(user) {
      const held = heldSession(base, namespaceOf(user.networkId), AUTH_ID)
      // Said of another network than the person is on, it is no news of their account.
      const admitted = held?.networkId === user.networkId ? deps.kinds.admit(user) : undefined
      if (admitted !== undefined) renew(deps, admitted)
    },
  }
}

interface Guest {
  readonly user: AuthUser
  readonly by: NonNullable<EmbeddedUser['by']>
}

async function settle(deps: ArrivingDeps, { user, by }: Guest, signal: AbortSignal): Promise<void> {
  const { base, memory, account } = deps
  await prepareFor(base, user)
  throwIfAborted(signal)
  const { session, wallet } = takeUp(deps, user, by)
  memory.remember(by)
  account.follower.adopt(session, wallet)
  deps.greet(base.timers.signal())
  const method = by === 'email' ? by : 'social'
  base.bus.publish({ type: 'sessionOpened', session, wallet, isResumed: false, method })
}

function renew(deps: ArrivingDeps, user: AuthUser): void {
  const { session, wallet } = takeUp(deps, user)
  deps.account.renew(session, wallet)
}
