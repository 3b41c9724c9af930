/** The messages between a page and the wallet outside. */
export type BridgeMessage =
  | { readonly kind: 'hello' }
  | { readonly kind: 'request'; readonly method: string; readonly params: unknown }

/** The wallet's answer; errors cross the border as plain data. */
export type BridgeAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: BridgeError }

/** An error of the wallet as plain data. */
export interface BridgeError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** Options of a page script. */
export interface PageOptions {
  /** Name of the function on the window that leads to the wallet outside. */
  readonly line: string
  /** How the wallet announces itself; null: it does not. */
  readonly face: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  } | null
  /** Its flags as `window.ethereum`; null: it does not inject itself. */
  readonly flags: Readonly<Record<string, unknown>> | null
}

/** Listens to events of the wallet. */
export type BridgeListener = (event: string, payload: unknown) => void

/** A page's line to the wallet outside. */
export interface Bridge {
  ask(message: BridgeMessage): Promise<BridgeAnswer>
}

/**
 * Opens the line. The test runner put a function on the window; the listener is put beside it for
 * the other direction, and a first message lets the wallet know this page.
 */
export function openBridge(line: string, listener: BridgeListener): Bridge {
  const send: unknown = Reflect.get(window, line)
  if (typeof send !== 'function') throw new TypeError(`There is no line "${line}" to a wallet.`)
  Reflect.set(window, `${line}:listener`, listener)
  const bridge: Bridge = { ask: (message) => send(message) }
  // Without this message the page gets no events; a page that is being unloaded needs none.
  bridge.ask({ kind: 'hello' }).catch(() => {})
  return bridge
}
