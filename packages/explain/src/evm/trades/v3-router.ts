import { address, bytes, tuple, uint, uint256 } from '../abi.ts'
import { type Call, type KnownCall, known, type Step } from '../known-call.ts'
import { erc20 } from '../token-calls.ts'
import { atLeast, atMost, COIN, exactly, packedEnds, recipientOf, swap } from './sides.ts'

const fee = uint(24)
const price = uint(160)

/** Swaps of Uniswap V3. Source: github.com/Uniswap/v3-periphery, `SwapRouter`. */
export const V3_ROUTER_CALLS: readonly KnownCall[] = [
  // exactInputSingle((tokenIn,tokenOut,fee,recipient,deadline,amountIn,amountOutMinimum,sqrtPriceLimitX96))
  known(
    '414bf389',
    tuple(tuple(address, address, fee, address, uint256, uint256, uint256, price)),
    ([[given, got, , to, until, amount, least, limit]], call) => [
      swap({
        // With a limit of the price, a part may stay.
        from: call.from,
        gives: { ...exactly(erc20(given), amount), ...partly(limit) },
        gets: atLeast(erc20(got), least, ownOf(to, call)),
        until,
      }),
    ],
  ),
  // exactOutputSingle((tokenIn,tokenOut,fee,recipient,deadline,amountOut,amountInMaximum,sqrtPriceLimitX96))
  known(
    'db3e2198',
    tuple(tuple(address, address, fee, address, uint256, uint256, uint256, price)),
    ([[given, got, , to, until, amount, most, limit]], call) =>
      limit > 0n
        ? undefined
        : [
            swap({
              from: call.from,
              gives: atMost(erc20(given), most),
              gets: exactly(erc20(got), amount, ownOf(to, call)),
              until,
            }),
          ],
  ),
  // exactInput((path,recipient,deadline,amountIn,amountOutMinimum))
  known(
    'c04b8d59',
    tuple(tuple(bytes, address, uint256, uint256, uint256)),
    ([[path, to, until, amount, least]], call) => {
      const ends = packedEnds(path)
      return (
        ends && [
          swap({
            from: call.from,
            gives: exactly(ends[0], amount),
            gets: atLeast(ends[1], least, ownOf(to, call)),
            until,
          }),
        ]
      )
    },
  ),
  // exactOutput((path,recipient,deadline,amountOut,amountInMaximum)), whose path is the other way round
  known(
    'f28c0498',
    tuple(tuple(bytes, address, uint256, uint256, uint256)),
    ([[path, to, until, amount, most]], call) => {
      const ends = packedEnds(path)
      return (
        ends && [
          swap({
            from: call.from,
            gives: atMost(ends[1], most),
            gets: exactly(ends[0], amount, ownOf(to, call)),
            until,
          }),
        ]
      )
    },
  ),
  // unwrapWETH9(uint256,address), sweepToken(address,uint256,address), refundETH()
  known('49404b7c', tuple(uint256, address), ([, to], call) => [unwrapped(call, ownOf(to, call))]),
  known('df2ab5bb', tuple(address, uint256, address), ([token, , to], call) => [
    { ...paid(call, ownOf(to, call)), asset: erc20(token) },
  ]),
  known('12210e8a', tuple(), (_values, call) => [paid(call, call.from)]),
]

/** The same by the router for both versions. Source: github.com/Uniswap/swap-router-contracts. */
export const V3_OF_ROUTER_02_CALLS: readonly KnownCall[] = [
  // exactInputSingle((tokenIn,tokenOut,fee,recipient,amountIn,amountOutMinimum,sqrtPriceLimitX96))
  known(
    '04e45aaf',
    tuple(tuple(address, address, fee, address, uint256, uint256, price)),
    ([[given, got, , to, amount, least, limit]], call) => {
      const gives = { ...exactly(erc20(given), amount), ...partly(limit) }
      return [
        swap({ ...payer(gives, call), gets: atLeast(erc20(got), least, recipientOf(to, call)) }),
      ]
    },
  ),
  // exactInput((path,recipient,amountIn,amountOutMinimum))
  known(
    'b858183f',
    tuple(tuple(bytes, address, uint256, uint256)),
    ([[path, to, amount, least]], call) => {
      const ends = packedEnds(path)
      return (
        ends && [
          swap({
            ...payer(exactly(ends[0], amount), call),
            gets: atLeast(ends[1], least, recipientOf(to, call)),
          }),
        ]
      )
    },
  ),
  // exactOutputSingle((tokenIn,tokenOut,fee,recipient,amountOut,amountInMaximum,sqrtPriceLimitX96))
  known(
    '5023b4df',
    tuple(tuple(address, address, fee, address, uint256, uint256, price)),
    ([[given, got, , to, amount, most, limit]], call) =>
      limit > 0n
        ? undefined
        : [
            swap({
              from: call.from,
              gives: atMost(erc20(given), most),
              gets: exactly(erc20(got), amount, recipientOf(to, call)),
            }),
          ],
  ),
  // exactOutput((path,recipient,amountOut,amountInMaximum))
  known(
    '09b81346',
    tuple(tuple(bytes, address, uint256, uint256)),
    ([[path, to, amount, most]], call) => {
      const ends = packedEnds(path)
      return (
        ends && [
          swap({
            from: call.from,
            gives: atMost(ends[1], most),
            gets: exactly(ends[0], amount, recipientOf(to, call)),
          }),
        ]
      )
    },
  ),
  // unwrapWETH9 and sweepToken, also for the caller alone, and refundETH()
  known('49404b7c', tuple(uint256, address), ([, to], call) => [
    unwrapped(call, recipientOf(to, call)),
  ]),
  known('49616997', tuple(uint256), (_values, call) => [unwrapped(call, call.from)]),
  known('df2ab5bb', tuple(address, uint256, address), ([token, , to], call) => [
    { ...paid(call, recipientOf(to, call)), asset: erc20(token) },
  ]),
  known('e90a182f', tuple(address, uint256), ([token], call) => [
    { ...paid(call, call.from), asset: erc20(token) },
  ]),
  known('12210e8a', tuple(), (_values, call) => [paid(call, call.from)]),
]

function partly(limit: bigint) {
  return limit > 0n ? ({ limit: 'most' } as const) : {}
}

/** Without an amount, the router gives what it has. */
function payer(gives: ReturnType<typeof exactly>, { from, to }: Call) {
  return gives.amount === 0n
    ? { from: to, gives: { ...gives, amount: 'unknown' as const } }
    : { from, gives }
}

/** Resolves the zero address as a recipient: it is the router itself. */
function ownOf(to: string, { to: router }: Call): string {
  return /^0x0+$/.test(to) ? router : to
}

/** All that the router has of the token that stands for the coin is paid out as coins. */
function unwrapped(call: Call, to: string): Step {
  return { ...paid(call, to), isUnwrapped: true }
}

/** Describes that the router pays out all that it has. */
function paid({ to: from }: Call, to: string): Extract<Step, { readonly kind: 'transfer' }> {
  return { kind: 'transfer', asset: COIN, amount: 'all', from, to }
}
