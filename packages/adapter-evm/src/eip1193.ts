import { listenToWallet } from '@latchkey/core/adapter'
import type { Undo } from '@latchkey/core/contract'
import { readWalletError } from './errors.ts'

/** One request to a wallet. Source: EIP-1193. */
export interface Eip1193Request {
  readonly method: string
  readonly params?: readonly unknown[] | object | undefined
}

/** The part of an EIP-1193 provider that Latchkey relies on; events are optional. */
export interface Eip1193Provider {
  request(args: Eip1193Request): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/**
 * Sends one request in the calling task; a synchronous throw of the wallet becomes a rejection. What the
 * wallet throws has the code that it means.
 */
export async function request(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  try {
    return await provider.request(params === undefined ? { method } : { method, params })
  } catch (thrown) {
    throw readWalletError(thrown)
  }
}

/** Listens to one event of a wallet, until undone. */
export function listen(
  provider: Eip1193Provider,
  event: string,
  listener: (payload: unknown) => void,
): Undo {
  return listenToWallet((safeListener) => {
    try {
      provider.on?.(event, safeListener)
    } catch {
      // Some wallets add the listener and throw: it is removed like any other.
    }
    return () => provider.removeListener?.(event, safeListener)
  }, listener)
}

/** Listens to several events of a wallet, until undone. */
export function listenToAll(
  provider: Eip1193Provider,
  listeners: Readonly<Record<string, (payload: unknown) => void>>,
): Undo {
  const undos = Object.entries(listeners).map(([event, listener]) =>
    listen(provider, event, listener),
  )
  return () => {
    for (const undo of undos) undo()
  }
}

/**
 * Returns true if `value` has a `request` method. A hostile object that throws when it is read has
 * none.
 */
export function isProvider(value: unknown): value is Eip1193Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}
