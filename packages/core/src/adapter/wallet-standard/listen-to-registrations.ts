import type { Undo } from '../../contract/index.ts'

/** Source: Wallet Standard. */
const REGISTER = 'wallet-standard:register-wallet'
const APP_READY = 'wallet-standard:app-ready'

/**
 * Hears wallets that register themselves until undone; those that are in the page already do so at
 * once. Source: Wallet Standard.
 *
 * @param register - Handed every wallet, right or wrong; gives what takes it back.
 */
export function listenToRegistrations(
  page: EventTarget,
  register: (wallet: unknown) => Undo,
): Undo {
  let isOver = false
  const api = Object.freeze({
    register(...wallets: readonly unknown[]): Undo {
      const undos = isOver ? [] : wallets.map(register)
      return () => {
        for (const undo of undos) undo()
      }
    },
  })
  const hear = (event: Event): void => {
    try {
      Reflect.get(event, 'detail')(api)
    } catch {
      // A wallet that fails while it registers is not there.
    }
  }
  page.addEventListener(REGISTER, hear)
  page.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    isOver = true
    page.removeEventListener(REGISTER, hear)
  }
}
