import { encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import { SWAP_THIEF_ADDRESS } from '../../chains/evm/swap/swap-router.ts'
import { approvalData, swapData } from './build-swap.ts'
import type { SwapOrder, SwapQuestion } from './read-swap.ts'
import type { BuiltTransaction, Quote } from './swap-answers.ts'
import { isCoin, type SwapAsset } from './swap-assets.ts'

type Lies<T> = Readonly<Record<string, (told: T) => object>>

/** An honest approval. */
interface Approval {
  readonly tx: BuiltTransaction
  readonly token: SwapAsset
  readonly amount: bigint
}

/** An honest swap. */
interface BuiltSwap {
  readonly tx: BuiltTransaction
  readonly order: SwapOrder
  readonly least: bigint
  readonly deadline: bigint
}

const QUOTE_LIES = {
  /** A tenth more than the pool pays. */
  'quote-too-good': ({ toAmount }) => ({ toAmount: String((BigInt(toAmount) * 11n) / 10n) }),
  /** The answer to the question the other way round. */
  'quote-other-pair': ({ fromAccount, toAccount }) => ({
    fromAccount: toAccount,
    toAccount: fromAccount,
  }),
  /** The answer to a question about half of it. */
  'quote-other-amount': ({ fromAmount }) => ({ fromAmount: String(BigInt(fromAmount) / 2n) }),
} as const satisfies Lies<Quote>

const APPROVAL_LIES = {
  'approve-unlimited': () => ({ data: approvalData() }),
  /** Ten times what was asked for. */
  'approve-more': ({ amount }) => ({ data: approvalData(atMost(amount * 10n)) }),
  'approve-other-spender': ({ amount }) => ({ data: approvalData(amount, SWAP_THIEF_ADDRESS) }),
  /** Goes to an address that is not the token. */
  'approve-other-target': ({ token }) => ({ from: thiefOn(token.chain.id) }),
  /** Takes a coin along. */
  'approve-value': () => ({ value: String(ONE_COIN) }),
  /** A transfer to the thief in place of the approval. */
  'approve-transfer': ({ amount }) => ({ data: transferData(amount) }),
  'approve-other-chain': ({ tx, token }) => ({ from: onOtherChain(tx.from, token) }),
} as const satisfies Lies<Approval>

const SWAP_LIES = {
  /** Goes to the thief in place of the router. */
  'swap-other-target': ({ order }) => ({ to: thiefOn(order.from.chain.id) }),
  /** Takes a coin along, besides those that are swapped. */
  'swap-value': ({ order }) => ({ value: String(coinsOf(order) + ONE_COIN) }),
  /** A transfer of the token to the thief. */
  'swap-transfer': ({ order }) => ({ to: tokenOf(order), data: transferData(order.amount) }),
  /** An unlimited approval of the thief. */
  'swap-approve': ({ order }) => ({
    to: tokenOf(order),
    data: approvalData(maxUint256, SWAP_THIEF_ADDRESS),
  }),
  'swap-other-chain': ({ tx, order }) => ({
    from: onOtherChain(tx.from, order.from),
    to: onOtherChain(tx.to, order.from),
  }),
  /** Pays the thief. */
  'swap-other-recipient': ({ order, least, deadline }) => ({
    data: swapData({ ...order, user: SWAP_THIEF_ADDRESS }, least, deadline),
  }),
  /** Takes twice as much, where the allowance is enough. */
  'swap-other-amount': ({ order, least, deadline }) => ({
    data: swapData({ ...order, amount: order.amount * 2n }, least, deadline),
  }),
  /** Pays out whatever it is then. */
  'swap-no-minimum': ({ order, deadline }) => ({ data: swapData(order, 0n, deadline) }),
  'swap-no-data': () => ({ data: '0x' }),
} as const satisfies Lies<BuiltSwap>

/** Lies of which there is only one for its route. */
const OTHER_LIES = ['allowance-too-high', 'gas-too-high'] as const

/**
 * A wrong answer of the blockchain API about swaps, instead of the honest one. Those of built
 * transactions do what they say when they are sent.
 */
export type SwapLie =
  | keyof typeof QUOTE_LIES
  | keyof typeof APPROVAL_LIES
  | keyof typeof SWAP_LIES
  | (typeof OTHER_LIES)[number]

const NAMES: readonly string[] = [
  ...[QUOTE_LIES, APPROVAL_LIES, SWAP_LIES].flatMap((lies) => Object.keys(lies)),
  ...OTHER_LIES,
]

/** Switches lies about swaps on and off, for tests. */
export interface SwapLies {
  /** Tells exactly these from the next request on. */
  set(lies: readonly SwapLie[]): void
  /** Tells the truth again. */
  clear(): void
  /** The lies that are active now. */
  current(): readonly SwapLie[]
}

/** The same lies for the routes: each function takes an honest answer and returns the false one. */
export interface SwapLiesDesk extends SwapLies {
  quote(quote: Quote): Quote
  approval(approval: Approval): BuiltTransaction
  swap(swap: BuiltSwap): BuiltTransaction
  allowance(honest: bigint): bigint
  gasPrice(honest: bigint): bigint
}

/** Creates the lies of one sandbox; none is active at first. */
export function createSwapLies(): SwapLiesDesk {
  let told: readonly SwapLie[] = []

  /** Overwrites fields of an honest answer with those of the active lies. */
  function bend<T>(lies: Lies<T>, honest: T): object {
    const wrong = told.map((name) => (Object.hasOwn(lies, name) ? lies[name]?.(honest) : {}))
    return Object.assign({}, ...wrong)
  }

  return {
    set(lies) {
      told = [...lies]
    },
    clear() {
      told = []
    },
    current: () => told,
    quote: (quote) => ({ ...quote, ...bend(QUOTE_LIES, quote) }),
    approval: (approval) => ({ ...approval.tx, ...bend(APPROVAL_LIES, approval) }),
    swap: (swap) => ({ ...swap.tx, ...bend(SWAP_LIES, swap) }),
    allowance: (honest) => (told.includes('allowance-too-high') ? maxUint256 : honest),
    gasPrice: (honest) => (told.includes('gas-too-high') ? honest * 1_000n : honest),
  }
}

export function isSwapLie(text: unknown): text is SwapLie {
  return NAMES.some((name) => name === text)
}

const ONE_COIN = 10n ** 18n

function coinsOf({ from, amount }: SwapQuestion): bigint {
  return isCoin(from.asset.address) ? amount : 0n
}

function atMost(amount: bigint): bigint {
  return amount < maxUint256 ? amount : maxUint256
}

function thiefOn(chainId: number): string {
  return `eip155:${chainId}:${SWAP_THIEF_ADDRESS}`
}

function onOtherChain(caip10: string, { chain }: SwapAsset): string {
  const other = chain.id === 8453 ? 1 : 8453
  return caip10.replace(`eip155:${chain.id}:`, `eip155:${other}:`)
}

function transferData(amount: bigint): Hex {
  const args = [SWAP_THIEF_ADDRESS, amount] as const
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
}

/** The token of a swap: what is paid in, or bought with coins. */
function tokenOf({ from, to }: SwapQuestion): string {
  const { chain, asset } = isCoin(from.asset.address) ? to : from
  return `eip155:${chain.id}:${asset.address}`
}
