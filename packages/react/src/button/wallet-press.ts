import { isLatchkeyError, type LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicWallet } from '../instance/readings.ts'
import { connectTarget, connectTo } from './connect-target.ts'
import { findWallet } from './find-wallet.ts'
import { isSame, type Try, type WalletButtonOptions } from './wallet-model.ts'

/** The callbacks that report the result of a press of a wallet button to the site. */
export interface WalletButtonCallbacks {
  /** Called with the account, as CAIP-10. */
  readonly onSuccess?: ((caipAddress: string) => void) | undefined
  /** Called when it failed; not called if the visitor chose another wallet. */
  readonly onError?: ((error: LatchkeyError) => void) | undefined
}

/** The dependencies of one press of a wallet button. */
export interface WalletPress {
  readonly latchkey: Latchkey
  readonly choice: Omit<WalletButtonOptions, 'label'> & WalletButtonCallbacks
  /** Called with each state of this attempt. */
  set(step: Try): void
}

/**
 * Connects the wallet of a button, or opens the modal for it. It begins in the task of the press, in which a
 * wallet may open a window. Rejects with errors of the callbacks alone.
 */
export async function pressWallet(press: WalletPress): Promise<void> {
  const { latchkey, choice, set } = press
  const find = (): PublicWallet | undefined =>
    findWallet(latchkey.getWallets(), choice.wallet, choice.namespace)
  // Nothing is waited for where the wallet is known: it may want the visitor's own press.
  if (find() === undefined) await latchkey.prepare()
  const wallet = find()
  const connected = wallet && latchkey.getConnections().find((each) => isSame(each, wallet))
  if (wallet?.isAmbiguous || connected !== undefined) {
    // Its account is that of its own namespace, even if another one is active.
    await latchkey.actions.open({ namespace: connected?.namespace ?? choice.namespace })
    return
  }
  set({ step: 'pending' })
  const connecting =
    wallet === undefined
      ? connectTo(latchkey, connectTarget(choice.wallet, choice.namespace))
      : latchkey.actions.connect.withWallet(wallet.namespace, wallet.id)
  // An error that the site's callback throws is the site's own error, not a failed connection.
  const notify = await connecting.then(
    (account) => {
      set({ step: 'rest' })
      return () => account !== undefined && choice.onSuccess?.(account)
    },
    (thrown: unknown) => failed(toLatchkeyError(thrown), press),
  )
  await notify()
}

/** @returns Calls the site's listeners, or opens the modal. */
function failed(error: LatchkeyError, { latchkey, choice, set }: WalletPress): () => unknown {
  if (isLatchkeyError(error, 'terms.not-accepted')) {
    set({ step: 'rest' })
    return () => latchkey.actions.open({ namespace: choice.namespace })
  }
  // It is no failure if the visitor chose another wallet.
  const hasFailed = !isLatchkeyError(error, 'aborted')
  set(hasFailed ? { step: 'failed', error } : { step: 'rest' })
  return () => hasFailed && choice.onError?.(error)
}
