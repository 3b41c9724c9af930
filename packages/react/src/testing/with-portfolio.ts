import type { Core, Holding, PortfolioState, Snapshot } from '@latchkey/core'
import { withAccount } from './with-account.ts'

/** A core whose portfolio the test sets. */
export interface HeldCore {
  readonly core: Core
  hold(portfolio: PortfolioState): void
}

/** Puts a portfolio in place of the one that a core reads. */
export function withPortfolio(inner: Core, first: PortfolioState): HeldCore {
  let portfolio = first
  let last: { readonly of: Snapshot; readonly made: Snapshot } | undefined
  const listeners = new Set<() => void>()
  const core: Core = {
    ...inner,
    snapshot() {
      const of = inner.snapshot()
      if (last?.of !== of || last.made.portfolio !== portfolio) {
        last = { of, made: { ...of, portfolio } }
      }
      return last.made
    },
    subscribe(listener) {
      listeners.add(listener)
      const undo = inner.subscribe(listener)
      return () => {
        listeners.delete(listener)
        undo()
      }
    },
  }
  return {
    core: withAccount(core, (actions) => ({
      ...actions,
      portfolio: {
        read: () => new Promise(() => {}),
        refresh: async () => undefined,
        show: () => undefined,
        restore: async () => undefined,
        follow: () => () => undefined,
      },
    })),
    hold(next) {
      portfolio = next
      for (const listener of listeners) listener()
    },
  }
}

/** The tokens that Mira holds on Ethereum, in pictures and tests. */
export const HOLDINGS: readonly Holding[] = [
  {
    networkId: 'eip155:1',
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    amountText: '0.842',
    priceUsd: 3125.2,
    valueUsd: 2631.42,
  },
  {
    networkId: 'eip155:1',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    address: '0xa0b8',
    amountText: '1204.5',
    priceUsd: 1,
    valueUsd: 1204.5,
  },
  {
    networkId: 'eip155:1',
    name: 'Wrapped Bitcoin',
    symbol: 'WBTC',
    decimals: 8,
    address: '0x2260',
    amountText: '0.003',
    priceUsd: 98_037,
    valueUsd: 294.11,
  },
  {
    networkId: 'eip155:1',
    name: 'Tidewater Governance',
    symbol: 'TIDE',
    decimals: 18,
    address: '0x71de',
    amountText: '88.33',
  },
]
