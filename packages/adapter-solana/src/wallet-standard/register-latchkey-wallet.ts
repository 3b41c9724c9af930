import { currentPage, keepListening } from '@latchkey/core/adapter'
import type { Undo } from '@latchkey/core/contract'
import { createLatchkeyWallet, type LatchkeyInstance } from './latchkey-wallet.ts'

/** Source: Wallet Standard. */
const REGISTER = 'wallet-standard:register-wallet'
const APP_READY = 'wallet-standard:app-ready'

/**
 * The property in which a page has the undo of its registration: code that is loaded again replaces
 * it.
 */
const REGISTERED = Symbol.for('@latchkey/adapter-solana/wallet-standard')

/** The window in which the wallet is registered. */
export interface RegisterOptions {
  /** Default: the page's window. */
  readonly page?: EventTarget | undefined
}

/**
 * Registers the modal as a wallet of the Wallet Standard, so that libraries of Solana list it: connecting
 * to it opens the modal, and everything else is done with the wallet that is connected there. A page has
 * one such registration: a later call takes the place of the one before. Does nothing on a server.
 *
 * @returns Removes the wallet from the lists again.
 */
export function registerLatchkeyWallet(
  latchkey: LatchkeyInstance,
  { page = currentPage() }: RegisterOptions = {},
): Undo {
  if (page === undefined) return () => {}
  const { wallet, follow } = createLatchkeyWallet(latchkey)
  const before: unknown = Reflect.get(page, REGISTERED)
  if (typeof before === 'function') before()
  const undos = [follow()]
  const register = (api: unknown): void => {
    const unregister: unknown = Object(api).register(wallet)
    if (typeof unregister === 'function') undos.push(() => unregister())
  }
  undos.push(keepListening(page, APP_READY, (event) => register(Reflect.get(event, 'detail'))))
  page.dispatchEvent(new CustomEvent(REGISTER, { detail: register }))

  function undo(): void {
    for (const each of undos.splice(0)) each()
    if (page && Reflect.get(page, REGISTERED) === undo) Reflect.deleteProperty(page, REGISTERED)
  }
  Reflect.set(page, REGISTERED, undo)
  return undo
}
