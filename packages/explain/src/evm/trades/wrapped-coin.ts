import { tuple, uint256 } from '../abi.ts'
import { type KnownCall, known } from '../known-call.ts'
import { erc20 } from '../token-calls.ts'
import { COIN, exactly, swap } from './sides.ts'

/** A token that stands for the network's coin. Source: WETH9. */
export const WRAPPED_COIN_CALLS: readonly KnownCall[] = [
  // deposit()
  known('d0e30db0', tuple(), (_values, { from, to, value }) => [
    swap({ from, gives: exactly(COIN, value), gets: exactly(erc20(to), value, from) }),
  ]),
  // withdraw(uint256)
  known('2e1a7d4d', tuple(uint256), ([amount], { from, to }) => [
    swap({ from, gives: exactly(erc20(to), amount), gets: exactly(COIN, amount, from) }),
  ]),
]
