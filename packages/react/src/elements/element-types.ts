import type { LatchkeyError, Namespace } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'

/** The properties that all our elements have. */
export interface LatchkeyElement extends HTMLElement {
  /** The instance that it belongs to; without one the newest of the page, or that of `instance`. */
  latchkey: Latchkey | undefined
  /** The option `id` of an instance. */
  instance: string | null
}

/** The properties that all our buttons have. Each one but `latchkey` has an attribute. */
export interface LatchkeyButtonBaseElement extends LatchkeyElement {
  size: 'sm' | 'md' | null
  namespace: Namespace | null
  disabled: boolean
}

/** `<latchkey-connect-button>` */
export interface LatchkeyConnectButtonElement extends LatchkeyButtonBaseElement {
  label: string | null
  loadingLabel: string | null
}

/** `<latchkey-account-button>`: empty while no wallet is connected. */
export interface LatchkeyAccountButtonElement extends LatchkeyButtonBaseElement {
  balance: 'show' | 'hide' | null
  charsStart: number | string | null
  charsEnd: number | string | null
}

/** `<latchkey-button>`: connect button, then account button. */
export interface LatchkeyButtonElement
  extends LatchkeyConnectButtonElement,
    LatchkeyAccountButtonElement {}

/** `<latchkey-network-button>` */
export interface LatchkeyNetworkButtonElement extends LatchkeyButtonBaseElement {
  label: string | null
}

/** `<latchkey-wallet-button>`: dispatches `latchkey-connected` and `latchkey-error`. */
export interface LatchkeyWalletButtonElement extends LatchkeyButtonBaseElement {
  /** Id, rdns or name of a wallet, `walletConnect`, `email`, or a social such as `google`. */
  wallet: string | null
  label: string | null
}

/** `<latchkey-modal>`: the place of an embedded modal. */
export interface LatchkeyModalElement extends LatchkeyElement {}

/** Our elements by their names. */
export interface LatchkeyElements {
  'latchkey-button': LatchkeyButtonElement
  'latchkey-connect-button': LatchkeyConnectButtonElement
  'latchkey-account-button': LatchkeyAccountButtonElement
  'latchkey-network-button': LatchkeyNetworkButtonElement
  'latchkey-wallet-button': LatchkeyWalletButtonElement
  'latchkey-modal': LatchkeyModalElement
}

/** Events of `<latchkey-wallet-button>`. They bubble. */
export interface LatchkeyElementEvents {
  /** The visitor connected by the button; the account is a CAIP-10 id. */
  'latchkey-connected': CustomEvent<{ readonly caipAddress: string }>
  /** It failed, or the visitor declined. */
  'latchkey-error': CustomEvent<{ readonly error: LatchkeyError }>
}

declare global {
  interface HTMLElementTagNameMap extends LatchkeyElements {}
  interface GlobalEventHandlersEventMap extends LatchkeyElementEvents {}
}
