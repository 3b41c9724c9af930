import type { Undo } from '../contract/index.ts'

type Listener = (event: unknown) => void

/**
 * Listens to a wallet. Many wallets have no events, throw when a listener is added, or never remove
 * one: after the undo the listener is not called any more, whatever the wallet does.
 *
 * @param subscribe - Adds the listener to the wallet; may return a function that removes it.
 */
export function listenToWallet(
  subscribe: (listener: Listener) => unknown,
  listener: Listener,
): Undo {
  let isOver = false
  let unsubscribe: unknown
  try {
    unsubscribe = subscribe((event) => {
      if (!isOver) listener(event)
    })
    if (unsubscribe instanceof Promise) unsubscribe.catch(ignore)
  } catch {
    // A wallet without events still answers requests.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      if (typeof unsubscribe === 'function') unsubscribe()
    } catch {
      // The wallet still has the listener, which ignores every event from now on.
    }
  }
}

/** Like a wallet without events: it still answers requests. */
function ignore(): void {}
