import { LatchkeyError, type RelayOverride, type RelaySource } from '@latchkey/core/contract'

/** The part of a universal provider that is checked; it may have any version. */
export interface ProviderLike {
  readonly client: unknown
}

/** Options of `walletConnect`. */
export interface WalletConnectOptions {
  /**
   * A universal provider that the website has already, or a function that returns one. Its connection
   * and its storage are used, and left open when the modal is destroyed. Default: the modal creates a
   * client of its own.
   */
  readonly provider?: ProviderLike | (() => ProviderLike | Promise<ProviderLike>) | undefined
  /**
   * Networks, methods and events that are requested from wallets instead of the default ones, and nodes for
   * reads. Default: the networks of the website, and the methods of their namespaces.
   */
  readonly override?: RelayOverride | undefined
}

/**
 * Connects wallets on other devices, and apps on the same phone, by wallet-connect: one session for
 * all networks that the wallet supports. Safe to call on a server. `@walletconnect/universal-provider`
 * is loaded when a visitor pairs for the first time, or has a stored session.
 *
 * @example
 * createLatchkey({ projectId, networks, adapters, walletConnect: walletConnect() })
 */
export function walletConnect({ provider, override }: WalletConnectOptions = {}): RelaySource {
  return {
    override,
    needsProject: provider === undefined,
    async load(host) {
      const ownProvider = provider ?? host.provider
      const [{ createRelay }, library] = await loaded(
        import('./relay.ts'),
        // The website's provider has its own.
        ownProvider === undefined ? import('@walletconnect/universal-provider') : undefined,
      )
      return createRelay({
        ...host,
        provider: ownProvider,
        Library: library?.UniversalProvider,
        override: override ?? host.override,
      })
    },
  }
}

async function loaded<Own, Vendor>(
  own: Promise<Own>,
  vendor: Promise<Vendor> | undefined,
): Promise<[Own, Vendor | undefined]> {
  try {
    return await Promise.all([own, vendor])
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
