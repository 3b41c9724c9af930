import { address, list, tuple, uint256 } from '../abi.ts'
import { type Call, type KnownCall, known, type Step } from '../known-call.ts'
import { atLeast, atMost, COIN, endsOf, exactly, recipientOf, swap } from './sides.ts'

const path = list(address)
const FIVE = tuple(uint256, uint256, path, address, uint256)
const FOUR = tuple(uint256, path, address, uint256)
const SHORT = tuple(uint256, uint256, path, address)

type Five = readonly [bigint, bigint, readonly string[], string, bigint]
type Four = readonly [bigint, readonly string[], string, bigint]

/** Swaps of Uniswap V2. Source: docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02. */
export const V2_ROUTER_CALLS: readonly KnownCall[] = [
  // swapExactTokensForTokens, and the same for tokens that keep a part
  ...['38ed1739', '5c11d795'].map((selector) =>
    known(selector, FIVE, (values, call) => exactIn(values, call)),
  ),
  // swapTokensForExactTokens
  known('8803dbee', FIVE, (values, call) => exactOut(values, call)),
  // swapExactTokensForETH, and the same for tokens that keep a part
  ...['18cbafe5', '791ac947'].map((selector) =>
    known(selector, FIVE, (values, call) => exactIn(values, call, { getsCoin: true })),
  ),
  // swapTokensForExactETH
  known('4a25d94a', FIVE, (values, call) => exactOut(values, call, { getsCoin: true })),
  // swapExactETHForTokens, and the same for tokens that keep a part
  ...['7ff36ab5', 'b6f9de95'].map((selector) =>
    known(selector, FOUR, ([least, tokens, to, until]: Four, { from, value }) => {
      const ends = endsOf(tokens)
      return (
        ends && [
          swap({ from, gives: exactly(COIN, value), gets: atLeast(ends[1], least, to), until }),
        ]
      )
    }),
  ),
  // swapETHForExactTokens
  known('fb3bdb41', FOUR, ([amount, tokens, to, until], { from, value }) => {
    const ends = endsOf(tokens)
    return (
      ends && [
        swap({ from, gives: atMost(COIN, value), gets: exactly(ends[1], amount, to), until }),
      ]
    )
  }),
]

/** The same swaps by the router for both versions, which has no deadline of its own. */
export const V2_OF_ROUTER_02_CALLS: readonly KnownCall[] = [
  // swapExactTokensForTokens(uint256,uint256,address[],address); without an amount, what the router has
  known('472b43f3', SHORT, ([amount, least, tokens, to], call) => {
    const ends = endsOf(tokens)
    const [from, given] = amount === 0n ? [call.to, 'unknown' as const] : [call.from, amount]
    return (
      ends && [
        swap({
          from,
          gives: exactly(ends[0], given),
          gets: atLeast(ends[1], least, recipientOf(to, call)),
        }),
      ]
    )
  }),
  // swapTokensForExactTokens(uint256,uint256,address[],address)
  known('42712a67', SHORT, ([amount, most, tokens, to], call) => {
    const ends = endsOf(tokens)
    return (
      ends && [
        swap({
          from: call.from,
          gives: atMost(ends[0], most),
          gets: exactly(ends[1], amount, recipientOf(to, call)),
        }),
      ]
    )
  }),
]

interface Kind {
  readonly getsCoin?: boolean
}

function exactIn(
  [amount, least, tokens, to, until]: Five,
  { from }: Call,
  { getsCoin }: Kind = {},
): readonly Step[] | undefined {
  const ends = endsOf(tokens)
  if (ends === undefined) return undefined
  const gets = atLeast(getsCoin === true ? COIN : ends[1], least, to)
  return [swap({ from, gives: exactly(ends[0], amount), gets, until })]
}

function exactOut(
  [amount, most, tokens, to, until]: Five,
  { from }: Call,
  { getsCoin }: Kind = {},
): readonly Step[] | undefined {
  const ends = endsOf(tokens)
  if (ends === undefined) return undefined
  const gets = exactly(getsCoin === true ? COIN : ends[1], amount, to)
  return [swap({ from, gives: atMost(ends[0], most), gets, until })]
}
