/** The request of a page to a wallet. */
export interface RequestArguments {
  readonly method: string
  readonly params?: readonly unknown[] | object | undefined
}

/** A listener of a wallet's event. */
export type ProviderListener = (payload: unknown) => void

/** The surface a wallet shows to a page. Source: EIP-1193. */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: ProviderListener): Eip1193Provider
  removeListener(event: string, listener: ProviderListener): Eip1193Provider
}

/** Hexadecimal text. */
export type Hex = `0x${string}`
