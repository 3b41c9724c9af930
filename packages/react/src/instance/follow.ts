import type { AccountId, Namespace, Undo } from '@latchkey/core/contract'
import type { Latchkey } from './latchkey.ts'

/** Reads what the active account did as long as one is connected. Undone, what is being read is aborted. */
export function followActivity(latchkey: Latchkey): Undo {
  return followWhileConnected(latchkey, latchkey.actions.activity.follow)
}

/** Reads what the active account holds that is one of a kind, as `followActivity`. */
export function followCollectibles(latchkey: Latchkey): Undo {
  return followWhileConnected(latchkey, latchkey.actions.collectibles.follow)
}

/**
 * Reads what an account holds when it is connected or changes, unless that is known.
 *
 * @param namespace - Without one the active namespace counts.
 */
export function followBalances(latchkey: Latchkey, namespace?: Namespace): Undo {
  let asked: AccountId | undefined
  const update = (): void => {
    const { readings, actions } = latchkey
    // Also when another wallet's end has removed what was known of the same account.
    const isUnread = readings.balances(namespace).status === 'loading'
    const account = isUnread ? readings.account(namespace).caipAddress : undefined
    if (account === asked) return
    asked = account
    // The state shows a failure.
    if (account !== undefined) actions.portfolio.read(account).catch(() => {})
  }
  update()
  return latchkey.watch(update)
}

function followWhileConnected(latchkey: Latchkey, follow: () => Promise<Undo>): Undo {
  let undo: Undo | undefined
  const update = (): void => {
    const { isConnected } = latchkey.readings.account()
    if (isConnected === (undo !== undefined)) return
    undo?.()
    undo = isConnected ? followLoading(follow) : undefined
  }
  update()
  const unwatch = latchkey.watch(update)
  return () => {
    unwatch()
    undo?.()
  }
}

/** Follows what may still be loaded; what is returned ends it, also while it is loaded. */
function followLoading(follow: () => Promise<Undo>): Undo {
  let isOver = false
  let undo = (): void => {
    isOver = true
  }
  follow().then(
    (end) => {
      if (isOver) end()
      else undo = end
    },
    // Without the code of the modal nothing is read.
    () => {},
  )
  return () => undo()
}
