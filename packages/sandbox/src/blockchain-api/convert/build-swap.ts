import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  numberToHex,
} from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import {
  COIN_ADDRESS,
  SWAP_ROUTER_ABI,
  SWAP_ROUTER_ADDRESS,
} from '../../chains/evm/swap/swap-router.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { providerRefusal } from './convert-refusal.ts'
import type { SwapOrder, SwapQuestion } from './read-swap.ts'
import { isCoin } from './swap-assets.ts'

/** How long a built transaction can be mined. */
const LIFETIME_S = 1_200n

/** Gas of a swap without an estimate: of each kind the most that was measured, and some air. */
const GAS = 200_000n
const GAS_OF_PERMIT = 60_000n

/**
 * Returns the amount that the router pays out now, in smallest units.
 *
 * @throws ConvertRefusal when that is nothing.
 */
export async function amountOut({ from, to, amount }: SwapQuestion): Promise<bigint> {
  await from.chain.pools.open()
  const functionName = 'getAmountsOut'
  const args = [amount, pathOf({ from, to })] as const
  const data = encodeFunctionData({ abi: SWAP_ROUTER_ABI, functionName, args })
  const answer = await call(from.chain, data)
  const amounts = decodeFunctionResult({ abi: SWAP_ROUTER_ABI, functionName, data: answer })
  const out = amounts.at(-1) ?? 0n
  if (out > 0n) return out
  throw providerRefusal('INSUFFICIENT_LIQUIDITY', 'The amount is too small to get anything for it')
}

/** Encodes an approval. The spender is the router by default, and the amount is unlimited. */
export function approvalData(amount = maxUint256, spender: Hex = SWAP_ROUTER_ADDRESS): Hex {
  const args = [spender, amount] as const
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
}

/** The call of the router that makes the swap. */
export function swapData(order: SwapOrder, least: bigint, deadline: bigint): Hex {
  const { from, to, amount, user, permit } = order
  const abi = SWAP_ROUTER_ABI
  const path = pathOf(order)
  if (isCoin(from.asset.address)) {
    const args = [least, path, user, deadline] as const
    return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args })
  }
  const args = [amount, least, path, user, deadline] as const
  const isForCoins = isCoin(to.asset.address)
  if (permit === undefined) {
    const functionName = isForCoins ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
    return encodeFunctionData({ abi, functionName, args })
  }
  return encodeFunctionData({
    abi,
    functionName: isForCoins
      ? 'swapExactTokensForETHWithPermit'
      : 'swapExactTokensForTokensWithPermit',
    args: [...args, permit],
  })
}

/** The least that a swap pays out: what is expected, without the slippage. */
export function leastOut(expected: bigint, slippage: bigint): bigint {
  return (expected * (10_000n - slippage)) / 10_000n
}

/** When a transaction that is built now is too late, by the clock of the chain or of the machine. */
export async function deadlineOn({ request }: EvmChain): Promise<bigint> {
  const block = Object(await request('eth_getBlockByNumber', ['latest', false]))
  const nowS = BigInt(Math.floor(Date.now() / 1_000))
  const blockS = BigInt(block.timestamp ?? 0)
  return (blockS > nowS ? blockS : nowS) + LIFETIME_S
}

/** Gas of a swap, estimated where that is asked for; a tenth is added. @throws ConvertRefusal. */
export async function gasFor(order: SwapOrder, data: Hex): Promise<bigint> {
  const { from, amount, user, permit, isEstimated } = order
  const plain = permit === undefined ? GAS : GAS + GAS_OF_PERMIT
  if (!isEstimated) return withTenth(plain)
  const value = isCoin(from.asset.address) ? numberToHex(amount) : '0x0'
  const transaction = { from: user, to: SWAP_ROUTER_ADDRESS, data, value }
  try {
    return withTenth(BigInt(String(await from.chain.request('eth_estimateGas', [transaction]))))
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    throw providerRefusal('CANNOT_ESTIMATE', error.message)
  }
}

/** @returns Wei. */
export async function gasPriceOn({ request }: EvmChain): Promise<bigint> {
  return BigInt(String(await request('eth_gasPrice')))
}

/** Reads how much of a token the router may spend. The coin needs no approval. */
export async function allowanceOf(chain: EvmChain, token: Hex, owner: Hex): Promise<bigint> {
  if (isCoin(token)) return maxUint256
  const functionName = 'allowance'
  const args = [owner, SWAP_ROUTER_ADDRESS] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName, args })
  const answer = await call(chain, data, token)
  return answer === '0x' ? 0n : decodeFunctionResult({ abi: erc20Abi, functionName, data: answer })
}

function pathOf({ from, to }: Pick<SwapQuestion, 'from' | 'to'>): readonly Hex[] {
  const [first, last] = [from.asset.address, to.asset.address]
  return isCoin(first) || isCoin(last) ? [first, last] : [first, COIN_ADDRESS, last]
}

async function call({ request }: EvmChain, data: Hex, to: Hex = SWAP_ROUTER_ADDRESS): Promise<Hex> {
  // A node answers a call with hexadecimal text.
  return (await request('eth_call', [{ to, data }, 'latest'])) as Hex
}

function withTenth(gas: bigint): bigint {
  return (gas * 11n) / 10n
}
