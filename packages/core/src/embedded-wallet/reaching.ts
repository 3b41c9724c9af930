import type { AccountFlow } from '../connections/sessions.ts'
import { LatchkeyError, type NetworkId, throwIfAborted } from '../contract/index.ts'

import { askUser } from './frame-user.ts'
import { prepareFor, type TakingUpDeps, takeUp } from './taking-up.ts'

interface Deps extends TakingUpDeps {
  readonly account: AccountFlow
}

/**
 * Makes what takes whoever is logged in to a network of a chain family where they have no account yet:
 * the embedded wallet has one there. Whatever fails, nothing is any different from before.
 *
 * It rejects with LatchkeyError `wallet.chain-unknown` where the frame is on another network than it
 * was asked for, `wallet.none` where nobody is logged in, and as the frame does.
 */
export function createReach(deps: Deps) {
  const { base, slice, account } = deps
  return async (to: NetworkId, signal: AbortSignal): Promise<void> => {
    if (slice.state.user === undefined) throw new LatchkeyError('wallet.none', {})
    const user = await askUser(deps, { networkId: to }, signal)
    if (user.networkId !== to) throw new LatchkeyError('wallet.chain-unknown', {})
    await prepareFor(base, user)
    throwIfAborted(signal)
    // Who logged out meanwhile is not brought back.
    if (slice.state.user === undefined) throw new LatchkeyError('aborted', {})
    const { session, wallet } = takeUp(deps, user)
    account.follower.adopt(session, wallet)
    base.bus.publish({
      type: 'sessionOpened',
      ...{ session, wallet, isResumed: false, method: 'along' },
    })
  }
}
