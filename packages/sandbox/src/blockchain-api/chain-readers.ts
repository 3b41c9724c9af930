import type { Hex } from 'viem'
import {
  type ActivityIndex,
  createActivityIndex,
} from '../chains/evm/activity/create-activity-index.ts'
import type { EvmChain } from '../chains/evm/evm-chain.ts'
import { readToken, type TokenFacts } from '../chains/evm/read-token.ts'

/** The index, token facts and pool times of a chain, which the routes use besides its node. */
export interface ChainReader {
  readonly chain: EvmChain
  readonly index: ActivityIndex
  /** Reads the facts from the token's contract; asks again until the contract answers. */
  token(address: Hex): Promise<TokenFacts>
  /** When a transaction was first found in the pool, by its hash. */
  readonly firstSeenMs: Map<Hex, number>
}

/** Hands out the reader of a chain, always the same one. */
export type ChainReaders = (chain: EvmChain) => ChainReader

/** Makes the readers of one API. Each reads a chain once, and then only its new blocks. */
export function createChainReaders(): ChainReaders {
  const readers = new WeakMap<EvmChain, ChainReader>()
  return (chain) => {
    const reader = readers.get(chain) ?? createChainReader(chain)
    readers.set(chain, reader)
    return reader
  }
}

function createChainReader(chain: EvmChain): ChainReader {
  const tokens = new Map<Hex, TokenFacts>()
  return {
    chain,
    index: createActivityIndex(chain),
    firstSeenMs: new Map(),
    async token(address) {
      const facts = tokens.get(address) ?? (await readToken(chain.request, address))
      if (facts.symbol) tokens.set(address, facts)
      return facts
    },
  }
}
