/** A wallet as pages had it before the Wallet Standard. */
export interface LegacyProvider {
  readonly publicKey?: unknown
  connect(): Promise<unknown>
  disconnect?(): Promise<unknown>
  on?(event: string, listener: () => void): unknown
  off?(event: string, listener: () => void): unknown
  removeListener?(event: string, listener: () => void): unknown
}

/** Whether `value` can be asked at all. Reading a hostile object may throw; that is a no. */
export function isLegacyProvider(value: unknown): value is LegacyProvider {
  try {
    return typeof Object(value).connect === 'function'
  } catch {
    return false
  }
}
