import { type ChainAdapter, isNamespace } from '@latchkey/core/contract'

/**
 * The texts of namespaces that only adapters know, from their traits. The name stands for a wallet, too:
 * "Connect Sui".
 */
export function namespaceTexts(
  adapters: readonly Pick<ChainAdapter, 'namespace' | 'traits'>[] = [],
): Readonly<Record<string, string>> {
  const texts = adapters.flatMap(({ namespace, traits }) =>
    traits === undefined || isNamespace(namespace)
      ? []
      : [
          [`namespace.${namespace}`, traits.name],
          [`namespaceWallet.${namespace}`, traits.name],
        ],
  )
  return Object.fromEntries(texts)
}
