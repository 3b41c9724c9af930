import { address, bytes, list, tuple, uint, uint256 } from './abi.ts'
import { type KnownCall, known, type Step } from './known-call.ts'
import { allowance, erc20 } from './token-calls.ts'

/** The same on nearly every network. Source: github.com/Uniswap/permit2. */
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const details = tuple(address, uint(160), uint(48), uint(48))
const move = tuple(address, address, uint(160), address)

/** Calls of Permit2; they mean this only at its address. */
export const PERMIT2_CALLS: readonly KnownCall[] = [
  // approve(address,address,uint160,uint48)
  known('87517c45', tuple(address, address, uint(160), uint(48)), (values, { from }) => {
    const [token, spender, amount, expiration] = values
    return [permitted([token, amount, expiration], { owner: from, spender })]
  }),
  // permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)
  known(
    '2b67b570',
    tuple(address, tuple(details, address, uint256), bytes),
    ([owner, [[token, amount, expiration], spender, signatureUntil]]) => [
      permitted([token, amount, expiration], { owner, spender, signatureUntil }),
    ],
  ),
  // permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)
  known(
    '2a2d80d1',
    tuple(address, tuple(list(details), address, uint256), bytes),
    ([owner, [all, spender, signatureUntil]]) =>
      some(
        all.map(([token, amount, expiration]) =>
          permitted([token, amount, expiration], { owner, spender, signatureUntil }),
        ),
      ),
  ),
  // transferFrom(address,address,uint160,address)
  known('36c78516', move, (values) => [moved(values)]),
  // transferFrom((address,address,uint160,address)[])
  known('0d58b1db', tuple(list(move)), ([all]) => some(all.map(moved))),
  // lockdown((address,address)[])
  known('cc53287f', tuple(list(tuple(address, address))), ([all], { from }) =>
    some(
      all.map(([token, spender]) =>
        allowance({ owner: from, spender, asset: erc20(token), amount: 0n }),
      ),
    ),
  ),
]

/** The owner and the spender of an allowance, and the end of the signature if there is one. */
interface Grant {
  readonly owner: string
  readonly spender: string
  readonly signatureUntil?: bigint
}

/** An allowance of Permit2; one that ends at 0 counts in its own block only. */
export function permitted(
  [token, amount, expiration]: readonly [string, bigint, bigint],
  grant: Grant,
) {
  return allowance({
    ...grant,
    asset: erc20(token),
    amount,
    until: expiration === 0n ? 'sameBlock' : expiration,
  })
}

function moved([from, to, amount, token]: readonly [string, string, bigint, string]): Step {
  return { kind: 'transfer', asset: erc20(token), amount, from, to }
}

/** Rejects an empty list: it has no effect, and no site would ask for its signature. */
function some(steps: readonly Step[]): readonly Step[] | undefined {
  return steps.length > 0 ? steps : undefined
}
