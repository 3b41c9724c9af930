import type { EvmChain } from '../chains/evm/evm-chain.ts'
import type { EvmChains } from '../chains/evm/evm-chains.ts'

/** The running chain that a CAIP-2 id names, if there is one. */
export function findChain(
  chains: Pick<EvmChains, 'list'>,
  caip2: string | undefined,
): EvmChain | undefined {
  return chains.list().find(({ id }) => `eip155:${id}` === caip2)
}
