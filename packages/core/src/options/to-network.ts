import { LatchkeyError, type Network, type NetworkInput, referenceOf } from '../contract/index.ts'
import { networkIdOf } from './network-id.ts'
import { networkProblems } from './network-problems.ts'

/** The place of a network in the options, and the website's picture for it. */
export interface ToNetworkOptions {
  /** Path of the network in the options, for error messages. */
  readonly path?: string | undefined
  /** Pictures by CAIP-2 id or by chain id; they win over our own. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
}

/**
 * Reads a network of the options; every chain of viem is accepted. Its picture is checked by
 * `pictured`, and again when it is rendered.
 *
 * @throws LatchkeyError `options.invalid` that names each wrong path.
 */
export function toNetwork(
  input: NetworkInput,
  { path = 'network', chainImages = {} }: ToNetworkOptions = {},
): Network {
  const problems = networkProblems(input, path)
  const id = problems.length === 0 ? networkIdOf(input) : undefined
  if (id === undefined) throw new LatchkeyError('options.invalid', { problems })
  const { name, symbol, decimals } = input.nativeCurrency
  return {
    id,
    name: input.name,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: [...input.rpcUrls.default.http],
    explorerUrl: input.blockExplorers?.default.url,
    imageUrl: chainImages[id] ?? chainImages[referenceOf(id)],
    isTestnet: input.testnet === true,
  }
}
