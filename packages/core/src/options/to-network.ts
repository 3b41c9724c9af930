import { LatchkeyError, type Network, type NetworkInput, referenceOf } from '../contract/index.ts'
import { networkIdOf } from './network-id.ts'
import { networkProblems } from './network-problems.ts'

/** Where a network comes from, and what the website says about its picture. */
export interface ToNetworkOptions {
  /** Where the network stands in what the website wrote; names it in an error. */
  readonly path?: string | undefined
  /** Pictures by CAIP-2 id or by chain id; they win over our own. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
}

/**
 * Reads a network that a website handed over: any chain of viem fits. Its picture is not checked yet:
 * see `pictured`; what draws it checks it again.
 *
 * @throws LatchkeyError `options.invalid` naming each wrong place.
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
