/**
 * Asks the wallet of a host of mini apps, as `solanaProviderRequest` of its library does: transactions are
 * base 64, and so is a message's signature; that of a transaction is base 58. Everything that it answers is
 * untrusted. Source: github.com/farcasterxyz/miniapps, `SolanaWireRequestFn`.
 */
export type FarcasterRequest = (
  request:
    | { readonly method: 'connect' }
    | { readonly method: 'signMessage'; readonly params: { readonly message: string } }
    | {
        readonly method: 'signTransaction' | 'signAndSendTransaction'
        readonly params: { readonly transaction: string; readonly options?: object }
      },
) => Promise<unknown>
