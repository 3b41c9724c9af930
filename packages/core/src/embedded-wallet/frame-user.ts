import type { FarBase } from '../compose/base.ts'
import {
  type AuthPort,
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  throwIfAborted,
} from '../contract/index.ts'

import type { AccountKinds } from './allowed-account-types.ts'
import type { AuthLine } from './frame-port.ts'
import type { oneByOne } from './one-by-one.ts'
import type { AuthMemory } from './stored-login.ts'
import { within } from './time-limits.ts'

/** What asking for a user needs. */
export interface AskingDeps {
  readonly base: Pick<FarBase, 'timers'>
  readonly line: AuthLine
  readonly memory: AuthMemory
  readonly kinds: AccountKinds
  /** Each question moves the frame: another one waits until it is answered. */
  readonly inTurn: ReturnType<typeof oneByOne>
}

interface Wish {
  readonly networkId: NetworkId
  readonly accountType?: EmbeddedAccountType | undefined
}

/**
 * Asks who is logged in, with a kind of account that the website works with.
 *
 * @throws LatchkeyError `auth.account-type` where the frame has none of that kind.
 */
export async function askUser(
  deps: AskingDeps,
  { networkId, accountType }: Wish,
  signal: AbortSignal,
): Promise<AuthUser> {
  const namespace = namespaceOf(networkId)
  const type = accountType ?? deps.kinds.wish(namespace, deps.memory.type(namespace))
  const user = await question(deps, signal, (port, limit) =>
    port.connect({ networkId, accountType: type }, limit),
  )
  return admitUser(deps, user, signal)
}

/**
 * Moves a user to a kind of account that the website works with, unless they are on one.
 *
 * @throws LatchkeyError `auth.account-type` where the frame does not.
 */
export async function admitUser(
  deps: AskingDeps,
  user: AuthUser,
  signal: AbortSignal,
): Promise<AuthUser> {
  const { networkId } = user
  const admitted = deps.kinds.admit(user)
  if (admitted !== undefined) return admitted
  const [accountType] = deps.kinds.allowed(namespaceOf(networkId))
  if (accountType === undefined) throw new LatchkeyError('auth.account-type', {})
  const moved = await question(deps, signal, async (port, limit) => {
    await port.setAccountType(accountType, limit)
    return port.connect({ networkId, accountType }, limit)
  })
  const own = deps.kinds.admit(moved)
  if (own === undefined) throw new LatchkeyError('auth.account-type', {})
  return own
}

async function question(
  { base, line, inTurn }: AskingDeps,
  signal: AbortSignal,
  ask: (port: AuthPort, limit: AbortSignal) => Promise<AuthUser>,
): Promise<AuthUser> {
  const port = await line.get()
  const user = await inTurn(() => within(base.timers, signal, (limit) => ask(port, limit)))
  throwIfAborted(signal)
  return user
}
