import type { UniversalProvider } from '@walletconnect/universal-provider'

/** The library: whoever speaks wallet-connect is made by it. */
export type Library = typeof UniversalProvider

/** What came of fetching the wallet-connect library: the library, or what kept it from coming. */
export interface FetchedLibrary {
  readonly UniversalProvider?: Library
  readonly cause?: unknown
}

/**
 * Fetches the wallet-connect library; never rejects. Bundlers take an import that they can't resolve
 * for an error, except where it is tried.
 */
export async function fetchLibrary(): Promise<FetchedLibrary> {
  try {
    return await import('@walletconnect/universal-provider')
  } catch (cause) {
    return { cause }
  }
}
