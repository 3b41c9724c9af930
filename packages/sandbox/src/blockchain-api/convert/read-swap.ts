import { decodeAbiParameters, type Hex, isHex, parseAbiParameters, size } from 'viem'
import type { EvmChains } from '../../chains/evm/evm-chains.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import { SWAP_ROUTER_ADDRESS } from '../../chains/evm/swap/swap-router.ts'
import { providerRefusal, wrongParameter } from './convert-refusal.ts'
import { readCaip10, readSwapAsset, type SwapAsset } from './swap-assets.ts'

/** The two assets and the amount of a swap. */
export interface SwapQuestion {
  readonly from: SwapAsset
  readonly to: SwapAsset
  /** The amount of `from`, in smallest units. */
  readonly amount: bigint
}

/** A swap for an account, with its slippage and its permit. */
export interface SwapOrder extends SwapQuestion {
  readonly user: Hex
  /** Ten-thousandths that the result may be worse than expected. */
  readonly slippage: bigint
  readonly permit?: Hex | undefined
  readonly isEstimated: boolean
}

type Fields = Readonly<Record<string, unknown>>
type Chains = Pick<EvmChains, 'list'>

/** @throws ConvertRefusal. */
export function readQuestion(chains: Chains, { from, to, amount }: Fields): SwapQuestion {
  const pair = readPair(chains, { from, to })
  if (typeof amount === 'string' && /^[1-9]\d{0,77}$/.test(amount))
    return { ...pair, amount: BigInt(amount) }
  throw wrongParameter('amount', 'Amount is a whole number from 1, in smallest units')
}

/** @throws ConvertRefusal. */
export function readPair(chains: Chains, fields: Fields): Omit<SwapQuestion, 'amount'> {
  const from = readSwapAsset(chains, 'from', fields['from'])
  const to = readSwapAsset(chains, 'to', fields['to'])
  if (from.chain.id !== to.chain.id)
    throw wrongParameter('to', 'Conversion between chains is not supported')
  if (from.asset === to.asset) throw wrongParameter('to', 'There is nothing to convert')
  return { from, to }
}

/** @throws ConvertRefusal. */
export function readOrder(chains: Chains, body: Fields): SwapOrder {
  const question = readQuestion(chains, body)
  const { chain, address: user } = readCaip10(chains, 'userAddress', body['userAddress'])
  if (chain.id !== question.from.chain.id)
    throw wrongParameter('userAddress', 'The account is on another chain')
  const { slippage = 1, permit } = Object(body['eip155'])
  if (typeof slippage !== 'number' || !(slippage >= 0 && slippage <= 50))
    throw wrongParameter('slippage', 'Slippage is a number from 0 to 50, in percent')
  const order = { ...question, user, slippage: BigInt(Math.round(slippage * 100)) }
  const checked = permit === undefined ? undefined : checkPermit(order, permit)
  return { ...order, permit: checked, isEstimated: body['disableEstimate'] !== true }
}

const PERMIT = parseAbiParameters(
  'address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s',
)

/** Seven words. */
const PERMIT_BYTES = 224

/** The permit must fit the swap; whether it is signed rightly is found out on the chain. */
function checkPermit({ from, amount, user }: Omit<SwapOrder, 'isEstimated'>, permit: unknown): Hex {
  if (!from.asset.hasPermit)
    throw providerRefusal('PERMIT_NOT_SUPPORTED', `${from.asset.symbol} has no permits`)
  if (!isHex(permit) || size(permit) !== PERMIT_BYTES)
    throw providerRefusal('INVALID_PERMIT', `A permit is ${PERMIT_BYTES} bytes: the parameters`)
  const [owner, spender, value] = decodeAbiParameters(PERMIT, permit)
  const isFitting =
    lowerCase(owner) === lowerCase(user) &&
    lowerCase(spender) === lowerCase(SWAP_ROUTER_ADDRESS) &&
    value >= amount
  if (isFitting) return permit
  throw providerRefusal('INVALID_PERMIT', 'The permit is not for this account, router and amount')
}
