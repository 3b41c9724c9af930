import {
  type AuthPort,
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  throwIfAborted,
} from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { AllowedAccountTypes } from './allowed-account-types.ts'
import type { FramePort } from './frame-port.ts'
import type { StoredLogin } from './stored-login.ts'
import { withTimeLimit } from './time-limits.ts'

/** Requests the user from the frame. */
export interface FrameUser {
  /** @throws LatchkeyError `frame.timeout`, or as the frame rejects. */
  isLoggedIn(signal: AbortSignal): Promise<boolean>
  /**
   * Requests the user on a network, with an account type that the website allows.
   *
   * @throws LatchkeyError `auth.account-type` where the frame has no such account, `frame.timeout`.
   */
  request(request: UserRequest, signal: AbortSignal): Promise<AuthUser>
  /**
   * Returns the user if the selected account is allowed; otherwise requests another account from the frame.
   *
   * @throws LatchkeyError `auth.account-type` where the frame has no allowed account.
   */
  requireAllowed(user: AuthUser, signal: AbortSignal): Promise<AuthUser>
}

interface UserRequest {
  readonly networkId: NetworkId
  readonly accountType?: EmbeddedAccountType | undefined
}

interface Deps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly frame: FramePort
  readonly storedLogin: Pick<StoredLogin, 'accountType'>
  readonly allowed: AllowedAccountTypes
}

/** Creates the requests about the user. */
export function createFrameUser({ timers, frame, storedLogin, allowed }: Deps): FrameUser {
  let last: Promise<unknown> = Promise.resolve()

  /** Each request switches the frame's network or account: the next one waits until it is answered. */
  async function request(
    signal: AbortSignal,
    question: (port: AuthPort, signal: AbortSignal) => Promise<AuthUser>,
  ): Promise<AuthUser> {
    const port = await frame.load()
    const run = (): Promise<AuthUser> =>
      withTimeLimit(timers, signal, (limited) => question(port, limited))
    const answer = last.then(run, run)
    last = answer
    const user = await answer
    throwIfAborted(signal)
    return user
  }

  async function requireAllowed(user: AuthUser, signal: AbortSignal): Promise<AuthUser> {
    const permitted = allowed.restrict(user)
    if (permitted !== undefined) return permitted
    const { networkId } = user
    const [accountType] = allowed.list(namespaceOf(networkId))
    if (accountType === undefined) throw new LatchkeyError('auth.account-type', {})
    const other = await request(signal, async (port, limited) => {
      await port.setAccountType(accountType, limited)
      return port.connect({ networkId, accountType }, limited)
    })
    const result = allowed.restrict(other)
    if (result === undefined) throw new LatchkeyError('auth.account-type', {})
    return result
  }

  return {
    requireAllowed,
    async isLoggedIn(signal) {
      const port = await frame.load()
      return withTimeLimit(timers, signal, (limited) => port.isConnected(limited))
    },
    async request({ networkId, accountType }, signal) {
      const namespace = namespaceOf(networkId)
      const type = accountType ?? allowed.requested(namespace, storedLogin.accountType(namespace))
      const user = await request(signal, (port, limited) =>
        port.connect({ networkId, accountType: type }, limited),
      )
      return requireAllowed(user, signal)
    },
  }
}
