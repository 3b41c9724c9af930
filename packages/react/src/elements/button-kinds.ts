import type { PlainFace } from '@latchkey/ui/plain'
import { accountModel } from '../button/account-model.ts'
import { connectModel, toggle } from '../button/connect-model.ts'
import { isLoading } from '../button/is-loading.ts'
import { failureText } from '../button/load-failure.ts'
import { networkModel } from '../button/network-model.ts'
import { type Try, walletModel } from '../button/wallet-model.ts'
import { pressWallet } from '../button/wallet-press.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'
import type { ElementChoice } from './element-choice.ts'

/** The state of a button's presses, until the button belongs to another instance. */
export interface Presses {
  /** Presses that are not done. */
  pending: number
  /** How often loading failed, one after another. */
  failures: number
  /**
   * The last attempt of a wallet button; `isAwaited` is true if the visitor was about to press it.
   */
  last: Try
  isAwaited: boolean
  /** The name that was sought in the listing last. */
  sought: string | undefined
}

/** The drawn content of a button. */
export interface Drawn {
  readonly face: PlainFace
  /** The accessible name, if it differs from the text. */
  readonly name?: string | undefined
  readonly status?: string | undefined
  readonly testId: string
  /** A wallet to find in the listing. */
  readonly unlisted?: string | undefined
}

/** The arguments of a press. */
export interface Press {
  readonly latchkey: Latchkey
  readonly choice: ElementChoice
  readonly presses: Presses
  /** Draws the button after `presses` was changed. */
  draw(): void
  /** Dispatches an event of the element. */
  emit(name: string, detail: unknown): void
}

/** One kind of button: what it shows and what it does. */
export interface ButtonKind {
  /** @returns undefined where nothing is shown. */
  draw(readings: Readings, choice: ElementChoice, presses: Presses): Drawn | undefined
  press(press: Press): Promise<unknown>
}

const CONNECT: ButtonKind = {
  draw(readings, choice, { failures }) {
    const { label, loadingLabel, isConnecting } = connectModel(readings, choice)
    const text = failureText(readings, failures) ?? label
    return {
      face: { kind: 'connect', text, isBusy: isConnecting, busyText: loadingLabel },
      testId: 'connect-button',
    }
  },
  press: ({ latchkey, choice }) => toggle(latchkey, choice.namespace, latchkey.actions.open),
}

const ACCOUNT: ButtonKind = {
  draw(readings, choice, presses) {
    const { isConnected, address, displayName, avatar, balance, accessibleName } = accountModel(
      readings,
      choice,
    )
    if (!isConnected) return undefined
    const failure = failureText(readings, presses.failures)
    return {
      face: {
        kind: 'account',
        text: failure ?? displayName,
        isBusy: isBusy(readings, presses),
        balance,
        picture: { src: avatar, address },
      },
      name: failure ?? accessibleName,
      testId: 'account-button',
    }
  },
  press: ({ latchkey, choice }) => latchkey.actions.open({ namespace: choice.namespace }),
}

const NETWORK: ButtonKind = {
  draw(readings, choice, presses) {
    const model = networkModel(readings, choice)
    const { network, image, isSupported, canSwitch, label, accessibleName } = model
    const failure = failureText(readings, presses.failures)
    return {
      face: {
        kind: 'network',
        text: failure ?? label,
        isBusy: isBusy(readings, presses),
        picture: network && { src: image },
        isWarning: !isSupported,
        isStatic: !canSwitch,
      },
      name: failure ?? accessibleName,
      testId: 'network-button',
    }
  },
  press: ({ latchkey, choice }) =>
    latchkey.actions.open({ view: 'Networks', namespace: choice.namespace }),
}

const WALLET: ButtonKind = {
  draw(readings, choice, { failures, last }) {
    // Frameworks may set it once the element is in the page.
    if (choice.wallet.trim() === '') return undefined
    const { status, picture, label, accessibleName, unlisted } = walletModel(
      readings,
      choice,
      last.step,
    )
    const failure = failureText(readings, failures)
    return {
      face: {
        kind: 'account',
        text: failure ?? label,
        isBusy: status === 'pending',
        picture: { src: picture },
      },
      name: failure ?? accessibleName,
      status,
      unlisted,
      testId: 'wallet-button',
    }
  },
  async press({ latchkey, choice, presses, draw, emit }) {
    // A press during an earlier one does nothing.
    if (presses.pending > 1) return
    await pressWallet({
      latchkey,
      choice: {
        ...choice,
        onSuccess: (caipAddress) => emit('latchkey-connected', { caipAddress }),
        onError: (error) => emit('latchkey-error', { error }),
      },
      set(last) {
        presses.last = last
        draw()
      },
    })
  },
}

/** A connect button while no wallet is connected, then an account button. */
const EITHER: ButtonKind = {
  draw: (readings, choice, presses) =>
    ACCOUNT.draw(readings, choice, presses) ?? CONNECT.draw(readings, choice, presses),
  press: (press) =>
    press.latchkey.getAccount(press.choice.namespace).isConnected
      ? ACCOUNT.press(press)
      : CONNECT.press(press),
}

/** The kinds of buttons by the names of their elements. */
export const BUTTON_KINDS = {
  'latchkey-button': EITHER,
  'latchkey-connect-button': CONNECT,
  'latchkey-account-button': ACCOUNT,
  'latchkey-network-button': NETWORK,
  'latchkey-wallet-button': WALLET,
} as const satisfies Readonly<Record<string, ButtonKind>>

/** The modal is loaded for this button's press, not for another call. */
function isBusy(readings: Readings, { pending }: Presses): boolean {
  return pending > 0 && isLoading(readings)
}
