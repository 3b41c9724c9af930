import { listenToWallet } from '@latchkey/core/adapter'
import type { Undo } from '@latchkey/core/contract'

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

/** Sends one request in the calling task; what a wallet throws at once is a rejection too. */
export async function ask(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  return provider.request(params === undefined ? { method } : { method, params })
}

/** Listens to one event of a wallet, until undone. */
export function listen(
  provider: Eip1193Provider,
  event: string,
  listener: (payload: unknown) => void,
): Undo {
  return listenToWallet((safeListener) => {
    provider.on?.(event, safeListener)
    return () => provider.removeListener?.(event, safeListener)
  }, listener)
}

/** Whether `value` can be asked at all. Reading a hostile object may throw; that is a no. */
export function isProvider(value: unknown): value is Eip1193Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}
