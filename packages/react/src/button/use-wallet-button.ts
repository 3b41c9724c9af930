import type { LatchkeyError } from '@latchkey/core/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import {
  type Try,
  type WalletButtonOptions,
  type WalletModel,
  walletModel,
} from './wallet-model.ts'
import { pressWallet, type WalletButtonCallbacks } from './wallet-press.ts'

/** Everything a wallet button shows and does. */
export interface WalletButtonState extends Omit<WalletModel, 'unlisted'> {
  /** Why the last try failed; what the visitor declined is an error, too. */
  readonly error: LatchkeyError | undefined
  /**
   * Connects the wallet. The modal is opened for a wallet that is not in this browser, for logins, for
   * an ambiguous wallet, and while terms have to be accepted; a connected wallet shows its account. A
   * press during an earlier one does nothing. Rejects with errors of `onSuccess` or `onError`.
   */
  press(): Promise<void>
  /** For hover and focus: fetches what connecting needs, and finds the wallet in the listing. */
  prepare(): Promise<void>
}

/**
 * The options of `useWalletButton`: those of the button, its callbacks, and the instance that it
 * belongs to.
 */
export interface WalletButtonChoice
  extends InstanceChoice,
    WalletButtonOptions,
    WalletButtonCallbacks {}

/** The state of a wallet button, for one of ours or one of a site's own. */
export function useWalletButton(choice: WalletButtonChoice): WalletButtonState {
  const latchkey = useInstance('WalletButton', choice)
  const wallet = `${choice.namespace ?? ''} ${choice.wallet}`
  const [tried, setTried] = useState<Tried>({ wallet, last: REST })
  // The result of one wallet is not shown for another.
  const last = tried.wallet === wallet ? tried.last : REST
  const running = useRef<string>(undefined)
  const { unlisted, ...model } = useModel(latchkey, (readings) =>
    walletModel(readings, choice, last.step),
  )
  // The listing is another host: it is requested when the visitor is about to press the button.
  const [isAwaited, setAwaited] = useState(false)
  const sought = isAwaited ? unlisted : undefined
  useEffect(() => {
    if (sought === undefined) return
    latchkey.actions.listing.find(sought).catch(() => {
      // The button shows the site's name for it; a press requests the listing again.
    })
  }, [latchkey, sought])
  return {
    ...model,
    error: last.step === 'failed' && model.status === 'error' ? last.error : undefined,
    press: () =>
      oneAtATime(running, wallet, () =>
        pressWallet({
          latchkey,
          choice,
          set: (next) => setTried((before) => afterTry(before, { wallet, last: next })),
        }),
      ),
    prepare() {
      setAwaited(true)
      return latchkey.prepare()
    },
  }
}

/** The state of the last attempt, and of which wallet and namespace it was. */
interface Tried {
  readonly wallet: string
  readonly last: Try
}

const REST: Try = { step: 'rest' }

/** An attempt that ends late does not replace that of another wallet. */
function afterTry(before: Tried, next: Tried): Tried {
  return next.last.step === 'pending' || next.wallet === before.wallet ? next : before
}

/** Runs in the calling task, which a wallet may want to be the visitor's own press. */
async function oneAtATime(
  running: RefObject<string | undefined>,
  wallet: string,
  run: () => Promise<void>,
): Promise<void> {
  if (running.current === wallet) return
  running.current = wallet
  try {
    await run()
  } finally {
    if (running.current === wallet) running.current = undefined
  }
}
