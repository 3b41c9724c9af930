import { isSame } from '../evm/known-call.ts'
import type { AskNode } from '../model/forecast.ts'
import { balanceCall, balanceIn, simulate } from './simulate.ts'

/** A transfer of a token on an EVM network; plain addresses. */
export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** The effects of a transfer that a node expects, if it were sent now. */
export type TransferForecast =
  | {
      readonly kind: 'moves'
      /** The decrease of the token in the sender's account. */
      readonly loses: bigint
      /** The increase of the token in the recipient's account: some tokens keep a part. */
      readonly gets: bigint
      /** Other tokens and collections that the sender would lose something of. */
      readonly others: readonly string[]
    }
  | { readonly kind: 'fails' }

/** `transfer(address,uint256)`. Source: ERC-20. */
const TRANSFER = 'a9059cbb'

/**
 * Runs a transfer on a node and asks the token itself what both have before and after.
 *
 * @returns Undefined where the node can't simulate it, or did not answer in a form that is understood.
 */
export async function forecastTransfer(
  { token, from, to, amount }: TokenTransfer,
  ask: AskNode,
): Promise<TransferForecast | undefined> {
  const words = [to.slice(2).toLowerCase(), amount.toString(16)].map((word) =>
    word.padStart(64, '0'),
  )
  const balances = [from, to].map((account) => balanceCall(token, account))
  const call = { from, to: token, value: 0n, data: `${TRANSFER}${words.join('')}` }
  const results = await simulate([...balances, call, ...balances], ask)
  if (results === undefined) return undefined
  const [mine, theirs, sent, mineAfter, theirsAfter] = results
  if (sent === undefined) return undefined
  // Some tokens answer that they refused, in place of failing.
  if (!sent.isDone || /^0{64}$/.test(sent.returned)) return { kind: 'fails' }
  const [before, after] = [[mine, theirs].map(balanceIn), [mineAfter, theirsAfter].map(balanceIn)]
  const loses = difference(before[0], after[0])
  const gets = difference(after[1], before[1])
  if (loses === undefined || gets === undefined) return undefined
  const lost = sent.transfers.filter((one) => isSame(one.from, from) && !isSame(one.to, from))
  const assets = lost.flatMap(({ asset }) => ('address' in asset ? [asset.address] : []))
  const others = [...new Set(assets)].filter((address) => !isSame(address, token))
  return { kind: 'moves', loses, gets, others }
}

/** How much less there is; undefined where that is not known, or there is more. */
function difference(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  const less = one === undefined || other === undefined ? undefined : one - other
  return less !== undefined && less >= 0n ? less : undefined
}
