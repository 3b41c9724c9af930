import {
  type AccountId,
  addressOf,
  isSameAddress,
  LatchkeyError,
  networkOf,
  type SwapCall,
} from '../contract/index.ts'
import { address, readExactly, tuple, uint256 } from '../explain/evm/abi.ts'

/** What is wrong with a transaction that a server wrote. */
type UnsafeReason = 'network' | 'target' | 'value' | 'data' | 'amount' | 'spender'

/** What the visitor wants, which no transaction may exceed. */
export interface Wanted {
  readonly account: AccountId
  /** The token that is given; undefined for the native coin. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly amount: bigint
}

const ADDRESS = /^0x[0-9a-f]{40}$/i
const BYTES = /^0x(?:[0-9a-f]{2})+$/i
const SELECTOR_LENGTH = 10
const NOBODY = /^0x0{40}$/

/** `approve(address,uint256)`. Source: ERC-20. */
const APPROVE = '0x095ea7b3'
const ARGUMENTS = tuple(address, uint256)

/**
 * Methods that move or allow tokens of whoever calls them: no swap is one of them. Sources: ERC-20, ERC-721,
 * ERC-777, ERC-1155, EIP-2612, DAI, EIP-3009, ERC-1363, Permit2.
 */
const TOKEN_METHODS: ReadonlySet<string> = new Set(
  (
    'a9059cbb 23b872dd 095ea7b3 39509351 a457c2d7 d73dd623 66188463 a22cb465 42842e0e b88d4fde f242432a ' +
    '2eb2c2d6 d505accf 8fcbaf0c e3ee160e ef55bec6 9bd9bbc6 959b8c3f 4000aea0 1296ee62 cae9ca51 3177029f ' +
    '87517c45 36c78516 2b67b570 f2fde38b'
  )
    .split(' ')
    .map((selector) => `0x${selector}`),
)

/**
 * Accepts the transaction of a swap, or refuses it before any wallet is asked. Source: docs/security.md, S32.
 *
 * @param exchange - What was approved for this swap, where something was.
 * @returns Plain address of what swaps.
 * @throws LatchkeyError `swap.unsafe`.
 */
export function judgeSwap(call: SwapCall, wanted: Wanted, exchange?: string): string {
  requireCall(call, wanted.account)
  const { account, from, to, amount } = wanted
  const others = [addressOf(account), from, to]
  const isOther = others.some((each) => each !== undefined && isSameAddress(each, call.to))
  if (isOther || NOBODY.test(call.to)) throw unsafe('target')
  if (exchange !== undefined && !isSameAddress(exchange, call.to)) throw unsafe('target')
  if (call.amount !== (from === undefined ? amount : 0n)) throw unsafe('value')
  if (call.data.length < SELECTOR_LENGTH) throw unsafe('data')
  if (TOKEN_METHODS.has(call.data.slice(0, SELECTOR_LENGTH).toLowerCase())) throw unsafe('data')
  return call.to
}

/**
 * Accepts an approval of exactly the amount for exactly that exchange, or refuses it. Source:
 * docs/security.md, S32.
 *
 * @throws LatchkeyError `swap.unsafe`.
 */
export function judgeApproval(call: SwapCall, wanted: Wanted, exchange: string): void {
  requireCall(call, wanted.account)
  if (wanted.from === undefined || !isSameAddress(call.to, wanted.from)) throw unsafe('target')
  if (call.amount !== 0n) throw unsafe('value')
  const data = call.data.toLowerCase()
  if (!data.startsWith(APPROVE)) throw unsafe('data')
  const values = readExactly(ARGUMENTS, data.slice(SELECTOR_LENGTH))
  if (values === undefined) throw unsafe('data')
  const [spender, amount] = values
  if (!isSameAddress(spender, exchange)) throw unsafe('spender')
  if (amount !== wanted.amount) throw unsafe('amount')
}

/** An approval as `judgeApproval` accepts it. */
export function approvalOf(
  { account, amount }: Wanted,
  { token, exchange }: { readonly token: string; readonly exchange: string },
): SwapCall {
  const words = [exchange.slice(2).toLowerCase(), amount.toString(16)]
  const data = `${APPROVE}${words.map((word) => word.padStart(64, '0')).join('')}`
  return { networkId: networkOf(account), to: token, data, amount: 0n }
}

/** A source of the website's own may answer with anything. */
function requireCall({ networkId, to, data, amount }: SwapCall, account: AccountId): void {
  if (networkId !== networkOf(account)) throw unsafe('network')
  if (typeof to !== 'string' || !ADDRESS.test(to)) throw unsafe('target')
  if (typeof data !== 'string' || !BYTES.test(data)) throw unsafe('data')
  if (typeof amount !== 'bigint') throw unsafe('value')
}

function unsafe(reason: UnsafeReason): LatchkeyError {
  return new LatchkeyError('swap.unsafe', { reason })
}
