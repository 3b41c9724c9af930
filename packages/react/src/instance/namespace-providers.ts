import type { Namespace, NamespaceProviders } from '@latchkey/core/contract'

/** The provider of each namespace on which a wallet is connected. */
export type Providers = { readonly [N in Namespace]?: NamespaceProviders[N] | undefined }
