import { base58 } from '@scure/base'
import { numberToBytes, toHex } from 'viem'
import { priceOf } from '../prices.ts'
import { SandboxError } from '../sandbox-error.ts'
import { worth } from './worth.ts'

/** An order of tokens that are on no chain. */
export interface BalanceOrder {
  readonly count: number
  /** CAIP-2; `eip155:1` when left out. */
  readonly chainId?: string | undefined
}

/**
 * Tokens that addresses have in the answers of `/balance` only, for pages with very many: they are
 * invented, and named "Ordered Token". Nothing of them is on a chain.
 */
export interface OrderedBalances {
  /** Replaces what was ordered for the address; a count of 0 removes it. */
  set(address: string, order: BalanceOrder): void
}

/** The orders as the route reads them. */
export interface OrderedBalancesDesk extends OrderedBalances {
  /** The entries of an address in a namespace. */
  list(address: string, query: OrderedQuery): readonly object[]
}

interface OrderedQuery {
  /** CAIP-2 namespace. */
  readonly namespace: string
  readonly currency: string
  readonly tokenImageUrl: (symbol: string) => string | undefined
}

/** More than any page is asked to show. */
const MAX_COUNT = 100_000

/** Makes an empty book. */
export function createOrderedBalances(): OrderedBalancesDesk {
  const orders = new Map<string, { readonly count: number; readonly chainId: string }>()
  return {
    set(address, { count, chainId = 'eip155:1' }) {
      requireOrderable(count)
      orders.set(keyOf(address), { count, chainId })
    },
    list(address, query) {
      const order = orders.get(keyOf(address))
      if (!order?.chainId.startsWith(`${query.namespace}:`)) return []
      return Array.from({ length: order.count }, (_, at) => entry(order.chainId, at, query))
    },
  }
}

/** @throws SandboxError `wrong-option` when so many cannot be ordered. */
export function requireOrderable(count: number): void {
  if (Number.isInteger(count) && count >= 0 && count <= MAX_COUNT) return
  throw new SandboxError('wrong-option', `Order from 0 to ${MAX_COUNT} tokens.`)
}

/** Every tenth has no price; the others are worth less and less. */
function entry(chainId: string, at: number, { currency, tokenImageUrl }: OrderedQuery): object {
  const { name, symbol } = orderedName(at)
  const rate = priceOf('dollar', currency) ?? 1
  const price = at % 10 === 9 ? undefined : (rate * 1_000) / (at + 1)
  return {
    name,
    symbol,
    chainId,
    iconUrl: tokenImageUrl(symbol),
    address: orderedCaip10(chainId, at),
    ...worth(BigInt(at + 1) * 10n ** 17n, 18, price),
  }
}

/** Returns the name and the symbol of the invented token at an index. */
export function orderedName(at: number): { readonly name: string; readonly symbol: string } {
  return { name: `Ordered Token ${String(at + 1).padStart(5, '0')}`, symbol: `ORD${at + 1}` }
}

/** The CAIP-10 id of the invented token at a place, the same one in every list. */
export function orderedCaip10(chainId: string, at: number): string {
  const number = ORDERED_FROM + BigInt(at)
  if (chainId.startsWith('eip155:')) return `${chainId}:${toHex(number, { size: 20 })}`
  return `${chainId}:${base58.encode(numberToBytes(number, { size: 32 }))}`
}

/** Addresses of the invented tokens begin with `0x0dde`. */
const ORDERED_FROM = 0x0ddedn << 140n

/** EVM addresses are the same in any case, others are not. */
function keyOf(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
