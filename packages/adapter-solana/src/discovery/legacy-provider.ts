/** A wallet object from before the Wallet Standard. */
export interface LegacyProvider {
  readonly publicKey?: unknown
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  on?(event: string, listener: () => void): unknown
  off?(event: string, listener: () => void): unknown
  removeListener?(event: string, listener: () => void): unknown
}

/**
 * Returns true if `value` has a `connect` method. A hostile object that throws when it is read has
 * none.
 */
export function isLegacyProvider(value: unknown): value is LegacyProvider {
  try {
    return typeof Object(value).connect === 'function'
  } catch {
    return false
  }
}
