import type { EffectBody } from '../../model/effect.ts'
import type { Exchanges } from '../../model/for-others.ts'
import { isSame, type KnownCall } from '../known-call.ts'
import { type Contracts, kindOf } from '../known-contracts.ts'
import type { TypedData } from '../typed-data.ts'
import { explainOrder, SEAPORT_CALLS, SEAPORT_ORDER } from './seaport.ts'
import { universalRouterCalls } from './universal-router.ts'
import { V2_OF_ROUTER_02_CALLS, V2_ROUTER_CALLS } from './v2-router.ts'
import { V3_OF_ROUTER_02_CALLS, V3_ROUTER_CALLS } from './v3-router.ts'
import { WRAPPED_COIN_CALLS } from './wrapped-coin.ts'

/** The explanations of trades at the contracts that a request names. */
export interface Trades {
  readonly exchanges: Exchanges
  /** Kinds of calls of the contract at an address. */
  callsOf(address: string): readonly KnownCall[]
  /** Describes a signed order of a known kind. */
  order(data: TypedData): EffectBody | undefined
}

/** Creates what explains the trades of these contracts. */
export function createTrades(contracts: Contracts): Trades {
  const wrapped = contracts.find(({ kind }) => kind === 'wrappedCoin')?.address
  const universal = universalRouterCalls(wrapped)
  return {
    exchanges: { wrapped, has: (address) => kindOf(contracts, address) !== undefined },
    callsOf(address) {
      switch (kindOf(contracts, address)) {
        case undefined:
          return []
        case 'wrappedCoin':
          return WRAPPED_COIN_CALLS
        case 'uniswapV2Router':
          return V2_ROUTER_CALLS
        case 'uniswapV3Router':
          return V3_ROUTER_CALLS
        case 'uniswapRouter02':
          return [...V2_OF_ROUTER_02_CALLS, ...V3_OF_ROUTER_02_CALLS]
        case 'universalRouter':
          return universal
        case 'seaport':
          return SEAPORT_CALLS
      }
    },
    order({ domain, typeText, message }) {
      const { verifyingContract: contract } = domain
      const isOrder = contract !== undefined && typeText === SEAPORT_ORDER
      if (
        !isOrder ||
        !contracts.some((one) => one.kind === 'seaport' && isSame(one.address, contract))
      )
        return undefined
      return explainOrder(message)
    },
  }
}
