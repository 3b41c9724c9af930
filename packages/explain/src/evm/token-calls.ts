import type { Asset, EffectBody } from '../model/effect.ts'
import { address, bool, bytes, fixedBytes, list, tuple, uint, uint256 } from './abi.ts'
import { isUnlimited, type KnownCall, known, type Step } from './known-call.ts'

const word = fixedBytes(32)
const pair = tuple(address, uint256)

/** Calls of tokens and collections. Sources: ERC-20, ERC-721, ERC-1155, EIP-2612, EIP-3009, and DAI's permit. */
export const TOKEN_CALLS: readonly KnownCall[] = [
  // transfer(address,uint256)
  known('a9059cbb', pair, ([to, amount], { from, to: token }) => [
    { kind: 'transfer', asset: erc20(token), amount, from, to },
  ]),
  // transferFrom(address,address,uint256)
  known('23b872dd', tuple(address, address, uint256), ([from, to, number], call, scope) => [
    { kind: 'transfer', ...scope.assetOf(call.to, number), from, to },
  ]),
  // approve(address,uint256)
  known('095ea7b3', pair, ([spender, number], { from, to }, scope) => [
    allowance({ owner: from, spender, ...scope.assetOf(to, number) }),
  ]),
  // increaseAllowance(address,uint256), decreaseAllowance(address,uint256), and two older names
  known('39509351', pair, changeBy('increase')),
  known('a457c2d7', pair, changeBy('decrease')),
  known('d73dd623', pair, changeBy('increase')),
  known('66188463', pair, changeBy('decrease')),
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  known(
    'd505accf',
    tuple(address, address, uint256, uint256, uint(8), word, word),
    ([owner, spender, amount, deadline], { to }) => [
      allowance({ owner, spender, asset: erc20(to), amount, signatureUntil: deadline }),
    ],
  ),
  // permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)
  known(
    '8fcbaf0c',
    tuple(address, address, uint256, uint256, bool, uint(8), word, word),
    ([owner, spender, , expiry, isAllowed], { to }) => [
      allowance({
        owner,
        spender,
        asset: erc20(to),
        amount: isAllowed ? EVERYTHING : 0n,
        signatureUntil: expiry === 0n ? 'revoked' : expiry,
      }),
    ],
  ),
  // transferWithAuthorization and receiveWithAuthorization
  // (address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)
  ...['e3ee160e', 'ef55bec6'].map((selector) =>
    known(
      selector,
      tuple(address, address, uint256, uint256, uint256, word, uint(8), word, word),
      ([from, to, amount], call) => [{ kind: 'transfer', asset: erc20(call.to), amount, from, to }],
    ),
  ),
  // setApprovalForAll(address,bool)
  known('a22cb465', tuple(address, bool), ([operator, isGranted], { from, to }) => [
    { kind: 'control', collection: to, owner: from, operator, isGranted },
  ]),
  // safeTransferFrom(address,address,uint256) and the same with bytes behind it
  known('42842e0e', tuple(address, address, uint256), ([from, to, id], call) => [
    item721(call.to, id, { from, to }),
  ]),
  known('b88d4fde', tuple(address, address, uint256, bytes), ([from, to, id], call) => [
    item721(call.to, id, { from, to }),
  ]),
  // safeTransferFrom(address,address,uint256,uint256,bytes)
  known('f242432a', tuple(address, address, uint256, uint256, bytes), (values, call) => {
    const [from, to, id, amount] = values
    return [item1155(call.to, [id, amount], { from, to })]
  }),
  // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  known(
    '2eb2c2d6',
    tuple(address, address, list(uint256), list(uint256), bytes),
    ([from, to, ids, amounts], call) =>
      ids.length === amounts.length && ids.length > 0
        ? ids.map((id, at) => item1155(call.to, [id, amounts[at] ?? 0n], { from, to }))
        : undefined,
  ),
]

const EVERYTHING = 2n ** 256n - 1n

/** An allowance that lasts until it is revoked, unless something else is given. */
export function allowance(
  given: Pick<Allowance, 'asset' | 'owner' | 'spender' | 'amount'> & Partial<Allowance>,
): Allowance {
  return {
    kind: 'allowance',
    change: 'set',
    until: 'revoked',
    isOnce: false,
    isUnlimited: given.asset.kind !== 'item' && isUnlimited(given.amount),
    ...given,
  }
}

type Allowance = Extract<EffectBody, { readonly kind: 'allowance' }>

/** A token by a call that only tokens with amounts have. */
export function erc20(address: string): Asset {
  return { kind: 'token', address, standard: 'erc20' }
}

function changeBy(change: 'increase' | 'decrease') {
  return (
    [spender, amount]: readonly [string, bigint],
    { from, to }: { readonly from: string; readonly to: string },
  ): Step[] => [allowance({ owner: from, spender, asset: erc20(to), amount, change })]
}

interface Parties {
  readonly from: string
  readonly to: string
}

function item721(address: string, id: bigint, parties: Parties): EffectBody {
  const asset: Asset = { kind: 'item', address, id, standard: 'erc721' }
  return { kind: 'transfer', asset, amount: 1n, ...parties }
}

function item1155(
  address: string,
  [id, amount]: readonly [bigint, bigint],
  parties: Parties,
): EffectBody {
  const asset: Asset = { kind: 'item', address, id, standard: 'erc1155' }
  return { kind: 'transfer', asset, amount, ...parties }
}
