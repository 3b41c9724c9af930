import type { Hex } from 'viem'
import type { EvmChains } from '../../chains/evm/evm-chains.ts'
import type { SolanaChainsDesk } from '../../chains/solana/solana-chains.ts'
import { SandboxError } from '../../sandbox-error.ts'
import type { OnrampSeller, SoldCoin } from './onramp-market.ts'

/** The actions on the page of a provider, each of which decides the result of the payment. */
export const ONRAMP_ACTS = ['pay', 'slow', 'fail', 'cancel', 'finish'] as const

/**
 * `pay`: it is in progress, and soon arrives; `slow`: it is in progress until `finish`; `fail`: the card is
 * declined; `cancel`: nothing is paid.
 */
export type OnrampAct = (typeof ONRAMP_ACTS)[number]

/** A page of a provider that was made, and what became of it. */
export interface OnrampPurchase {
  readonly id: string
  /** Id of the provider, such as `coinbase` or `QUAY`. */
  readonly provider: string
  /** Plain address that receives. */
  readonly address: string
  /** CAIP-2. */
  readonly networkId: string
  readonly symbol: string
  /** The price, in `currency`. */
  readonly amount: number
  readonly currency: string
  /** The amount that arrives, in whole coins. */
  readonly coins: number
  readonly status: 'open' | 'pending' | 'bought' | 'failed' | 'cancelled'
  /** When it was paid, or failed, in epoch milliseconds. */
  readonly atMs: number
  /** The hash of the transaction that brought the coins; undefined before it, and on Solana. */
  readonly hash?: string | undefined
}

/** Providers that sell coins for money, for tests. */
export interface Onramp {
  /**
   * Which paths there are: those of the public server, which is the default, or those of
   * docs/specification.md, section 7. The others answer 404.
   */
  serve(paths: 'server' | 'specified'): void
  /** These providers have no price from now on; an empty list ends that. */
  withoutPrice(providers: readonly string[]): void
  /** Pages that were made so far, newest first. */
  purchases(): readonly OnrampPurchase[]
  /** Does what a visitor does on the page. @throws SandboxError `wrong-option` for an unknown one. */
  act(purchaseId: string, act: OnrampAct): Promise<void>
  /** Everything as at the start. */
  clear(): void
}

/** The same as the routes use it. */
export interface OnrampDesk extends Onramp {
  paths(): 'server' | 'specified'
  hasPrice(provider: string): boolean
  find(purchaseId: string): OnrampPurchase | undefined
  make(order: NewPurchase): OnrampPurchase
}

/** The purchase that a new page is created for. */
export interface NewPurchase {
  readonly seller: OnrampSeller
  readonly coin: SoldCoin
  readonly address: string
  readonly amount: number
  readonly currency: string
  readonly coins: number
}

interface PurchaseOfCoin extends OnrampPurchase {
  readonly coin: SoldCoin
}

interface Deps {
  readonly chains: Pick<EvmChains, 'list'>
  readonly solana: Pick<SolanaChainsDesk, 'list' | 'get'>
}

/** How long a payment is in progress, in milliseconds. */
const PROCESSING_MS = 1_500

/** Makes the providers of one sandbox. */
export function createOnramp(deps: Deps): OnrampDesk {
  let paths: 'server' | 'specified' = 'server'
  let silent: readonly string[] = []
  let count = 0
  const all = new Map<string, PurchaseOfCoin>()

  function change(id: string, changes: Partial<OnrampPurchase>): void {
    const known = all.get(id)
    if (known !== undefined) all.set(id, { ...known, ...changes })
  }

  async function finish(id: string): Promise<void> {
    const purchase = all.get(id)
    if (purchase?.status !== 'pending') return
    // First, so that two of them bring it once.
    change(id, { status: 'bought' })
    change(id, { hash: await deliver(deps, purchase) })
  }

  return {
    paths: () => paths,
    hasPrice: (provider) => !silent.includes(provider),
    find: (id) => all.get(id),
    purchases: () => [...all.values()].map(withoutCoin).reverse(),
    serve(wanted) {
      paths = wanted
    },
    withoutPrice(providers) {
      silent = [...providers]
    },
    make(order) {
      count += 1
      const purchase = openPurchase(order, `purchase-${count}`)
      all.set(purchase.id, purchase)
      return purchase
    },
    async act(id, act) {
      const purchase = all.get(id)
      if (purchase === undefined) {
        throw new SandboxError('wrong-option', `There is no purchase "${id}".`)
      }
      if (act === 'finish') return finish(id)
      if (purchase.status !== 'open') return
      const status = ({ cancel: 'cancelled', fail: 'failed' } as const)[String(act)] ?? 'pending'
      change(id, { status, atMs: Date.now() })
      // Nothing waits for it: a sandbox that was stopped has no chains any more.
      if (act === 'pay') setTimeout(() => void finish(id).catch(() => {}), PROCESSING_MS).unref()
    },
    clear() {
      paths = 'server'
      silent = []
      all.clear()
    },
  }
}

function openPurchase({ seller, coin, ...order }: NewPurchase, id: string): PurchaseOfCoin {
  const { networkId, symbol } = coin
  return {
    ...order,
    id,
    provider: seller.id,
    networkId,
    symbol,
    coin,
    status: 'open',
    atMs: Date.now(),
  }
}

function withoutCoin({ coin: _, ...purchase }: PurchaseOfCoin): OnrampPurchase {
  return purchase
}

/** Brings what was bought, where its chain runs. @returns The hash, where there is one. */
async function deliver(
  { chains, solana }: Deps,
  { coin, address, coins }: PurchaseOfCoin,
): Promise<string | undefined> {
  const units = BigInt(Math.round(coins * 1e6)) * 10n ** BigInt(coin.decimals - 6)
  if (coin.networkId.startsWith('solana:')) {
    if (!solana.list().includes(coin.networkId)) return undefined
    const desk = solana.get(coin.networkId)
    if (coin.address === '') desk.airdrop(address, units)
    else desk.mint(address, units)
    return undefined
  }
  const chain = chains.list().find(({ id }) => `eip155:${id}` === coin.networkId)
  if (chain === undefined) return undefined
  // The routes take addresses of the network only.
  const to = address as Hex
  if (coin.address === '') return chain.transfer({ to, amount: units })
  await chain.mint(to, units)
  return undefined
}
