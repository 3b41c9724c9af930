import { address, bytes, list, readExactly, tuple, uint256 } from '@latchkey/explain/abi'
import {
  type AccountId,
  addressOf,
  isSameAddress,
  LatchkeyError,
  networkOf,
  type SwapCall,
} from '../contract/index.ts'

/** The fault of a transaction that a server wrote. */
type UnsafeReason = 'network' | 'target' | 'value' | 'data' | 'amount' | 'spender'

/** The swap that the visitor wants, which no transaction may exceed. */
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

/** The same address on all networks but two. Source: github.com/Uniswap/permit2. */
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/**
 * Methods that move, allow, burn or hand over what their caller has: no swap is one of them. The list
 * makes the refusal clear; what it does not know is caught by the exchange and by the forecast. Sources:
 * ERC-20, ERC-173, ERC-721, ERC-777, ERC-1155, ERC-1363, ERC-4626, ERC-6909, EIP-2612, EIP-3009, DAI, Permit2,
 * Aave V3, Compound III, ENS, Safe, OpenZeppelin `AccessControl`, `ERC20Burnable` and proxies, CryptoPunks.
 */
const FORBIDDEN_METHODS: ReadonlySet<string> = new Set(
  (
    'a9059cbb 23b872dd 095ea7b3 39509351 a457c2d7 d73dd623 66188463 a22cb465 42842e0e b88d4fde f242432a ' +
    '2eb2c2d6 d505accf 8fcbaf0c e3ee160e ef55bec6 9bd9bbc6 959b8c3f 4000aea0 1296ee62 cae9ca51 3177029f ' +
    '87517c45 36c78516 2b67b570 f2fde38b 0d58b1db 30f28b7a edd9444b 2a2d80d1 62ad1b83 69328dec b460af94 ' +
    'ba087652 c04a8a10 558a7297 79cc6790 42966c68 9dc29fac 13af4035 3659cfe6 4f1ef286 8f283970 2f2ff15d ' +
    '5b0fc9c3 06ab5923 1896f70a cf408823 0d582f13 e318b52b 610b5925 8b72a2ec 110496e5 c3b35a7e 26441318 ' +
    '439e2e45 5c19a95c'
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
  const others = [addressOf(account), from, to, PERMIT2]
  const isOther = others.some((each) => each !== undefined && isSameAddress(each, call.to))
  if (isOther || NOBODY.test(call.to)) throw unsafe('target')
  if (exchange !== undefined && !isSameAddress(exchange, call.to)) throw unsafe('target')
  if (call.amount !== (from === undefined ? amount : 0n)) throw unsafe('value')
  if (call.data.length < SELECTOR_LENGTH) throw unsafe('data')
  if (methodsOf(call.data).some((method) => FORBIDDEN_METHODS.has(method))) throw unsafe('data')
  return call.to
}

/** `multicall(bytes[])` and `multicall(uint256,bytes[])`, which execute several calls of their own contract. */
const SEVERAL = {
  '0xac9650d8': tuple(list(bytes)),
  '0x5ae401dc': tuple(uint256, list(bytes)),
} as const

/** The method of a call, and those of the calls in it. */
function methodsOf(data: string): readonly string[] {
  const method = data.slice(0, SELECTOR_LENGTH).toLowerCase()
  const form = Object.hasOwn(SEVERAL, method) ? SEVERAL[method as keyof typeof SEVERAL] : undefined
  const values =
    form && readExactly<readonly unknown[]>(form, data.slice(SELECTOR_LENGTH).toLowerCase())
  const inner = values?.at(-1)
  const calls = Array.isArray(inner) ? inner : []
  return [method, ...calls.flatMap((each) => methodsOf(`0x${each}`))]
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
