import {
  isLatchkeyError,
  type LatchkeyError,
  type Namespace,
  toLatchkeyError,
} from '@latchkey/core/contract'
import { type RefObject, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicWallet } from '../instance/readings.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { enPage } from '../messages/en/page.ts'
import { fillIn } from '../messages/fill-in.ts'
import type { PageMessageKey } from '../messages/messages.ts'
import { connectTarget, connectTo } from './connect-target.ts'
import { findWallet } from './find-wallet.ts'
import { useListedWallet } from './use-listed-wallet.ts'
import { useMessage } from './use-message.ts'

/** Everything a wallet button shows and does. */
export interface WalletButtonState {
  readonly status: 'ready' | 'pending' | 'error' | 'connected'
  /** The wallet, once it has been found in this browser. */
  readonly wallet: PublicWallet | undefined
  /**
   * URL of its picture, in this browser or, once it was found there, in the listing; undefined for
   * logins.
   */
  readonly picture: string | undefined
  readonly label: string
  readonly accessibleName: string
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

/** What decides about a wallet button. */
export interface WalletButtonChoice extends InstanceChoice {
  /**
   * Its id, rdns or name, such as `io.metamask` or `metamask`, in this browser or in the listing; or
   * `walletConnect`, `email` or a social, such as `google`.
   */
  readonly wallet: string
  readonly namespace?: Namespace | undefined
  /** Default: the wallet's name. */
  readonly label?: string | undefined
  /** Called with the account, as CAIP-10. */
  readonly onSuccess?: ((caipAddress: string) => void) | undefined
  /** Called when it failed; not called if the visitor chose another wallet. */
  readonly onError?: ((error: LatchkeyError) => void) | undefined
}

/** State of the last attempt. */
type Try = { readonly step: 'rest' | 'pending' } | { readonly step: 'failed'; error: LatchkeyError }

/** The state of a wallet button, for one of ours or one of a site's own. */
export function useWalletButton(choice: WalletButtonChoice): WalletButtonState {
  const latchkey = useInstance('WalletButton', choice)
  const wallets = useReading(latchkey, (readings) => readings.wallets())
  const connections = useReading(latchkey, (readings) => readings.connections())
  const [last, setLast] = useState<Try>({ step: 'rest' })
  const isPressed = useRef(false)
  const wallet = findWallet(wallets, choice.wallet, choice.namespace)
  const target = connectTarget(choice.wallet, choice.namespace)
  const { wallet: listed, request } = useListedWallet(
    latchkey,
    wallet === undefined ? target.walletName : undefined,
  )
  const isConnected = connections.some((each) =>
    wallet === undefined ? target.isOf(each, listed) : isSame(each, wallet),
  )
  const status = isConnected ? 'connected' : statusOf(last)
  const message = useMessage(latchkey, MESSAGES[status], ENGLISH)
  const email = useMessage(latchkey, 'button.email', ENGLISH)
  const name = wallet?.name ?? listed?.name ?? target.name ?? email
  const sentence = fillIn(message, { wallet: name })
  return {
    status,
    wallet,
    picture: wallet?.icon ?? listed?.imageUrl,
    label: choice.label ?? (status === 'error' || status === 'pending' ? sentence : name),
    accessibleName: choice.label ?? sentence,
    error: last.step === 'failed' && status === 'error' ? last.error : undefined,
    press: () => oneAtATime(isPressed, () => press(latchkey, choice, setLast)),
    prepare() {
      request()
      return latchkey.prepare()
    },
  }
}

const ENGLISH = { ...enPage, ...enButtons }

const MESSAGES: Readonly<Record<WalletButtonState['status'], PageMessageKey>> = {
  ready: 'button.wallet',
  pending: 'button.connecting',
  error: 'button.walletAgain',
  connected: 'button.walletConnected',
}

function statusOf({ step }: Try): WalletButtonState['status'] {
  if (step === 'rest') return 'ready'
  return step === 'failed' ? 'error' : 'pending'
}

function isSame(
  connection: { readonly namespace: Namespace; readonly wallet: { readonly id: string } },
  wallet: PublicWallet,
): boolean {
  return connection.namespace === wallet.namespace && connection.wallet.id === wallet.id
}

/** Runs in the calling task, which a wallet may want to be the visitor's own press. */
async function oneAtATime(isRunning: RefObject<boolean>, run: () => Promise<void>): Promise<void> {
  if (isRunning.current) return
  isRunning.current = true
  try {
    await run()
  } finally {
    isRunning.current = false
  }
}

async function press(
  latchkey: Latchkey,
  choice: WalletButtonChoice,
  set: (step: Try) => void,
): Promise<void> {
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
  // What the site's callback throws is the site's own error, not a failed connection.
  const notify = await connecting.then(
    (account) => {
      set({ step: 'rest' })
      return () => account !== undefined && choice.onSuccess?.(account)
    },
    (thrown: unknown) => failed(toLatchkeyError(thrown), { latchkey, choice, set }),
  )
  await notify()
}

interface Failing {
  readonly latchkey: Latchkey
  readonly choice: WalletButtonChoice
  set(step: Try): void
}

/** @returns Calls the site's listeners, or opens the modal. */
function failed(error: LatchkeyError, { latchkey, choice, set }: Failing): () => unknown {
  if (isLatchkeyError(error, 'terms.not-accepted')) {
    set({ step: 'rest' })
    return () => latchkey.actions.open({ namespace: choice.namespace })
  }
  // It is no failure if the visitor chose another wallet.
  const hasFailed = !isLatchkeyError(error, 'aborted')
  set(hasFailed ? { step: 'failed', error } : { step: 'rest' })
  return () => hasFailed && choice.onError?.(error)
}
