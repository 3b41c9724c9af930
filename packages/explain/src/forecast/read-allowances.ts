import { type Log, toAddress } from './read-transfers.ts'

/** A right over what an account has that a simulation has seen it give. */
export interface SeenAllowance {
  /** The contract that keeps it. */
  readonly contract: string
  readonly owner: string
  /** The account that may act; undefined where every account may. */
  readonly spender: string | undefined
}

interface Kind {
  /** The topic that is the owner, and the one that is who may act. */
  readonly owner: 1 | 2
  readonly spender: 1 | 2 | 3
}

/**
 * The first topics of events that give a right. Sources: ERC-20, ERC-721, ERC-777, ERC-1155, ERC-6909,
 * Permit2 (two), Aave V3 (`BorrowAllowanceDelegated`), ERC-173.
 */
const KINDS: Readonly<Record<string, Kind>> = {
  '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925': { owner: 1, spender: 2 },
  '17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31': { owner: 1, spender: 2 },
  f4caeb2d6ca8932a215a353d0703c326ec2d81fc68170f320eb2ab49e9df61f9: { owner: 2, spender: 1 },
  ceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267: { owner: 1, spender: 2 },
  da9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b: { owner: 1, spender: 3 },
  c6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec: { owner: 1, spender: 3 },
  da919360433220e13b51e8c211e490d148e61a3bd53de8c097194e458b97f3e1: { owner: 1, spender: 2 },
  '8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0': { owner: 1, spender: 2 },
}

/** @returns The right that an event announces; none for one that is taken back. */
export function allowancesIn({ address, topics, data }: Log): readonly SeenAllowance[] {
  const [name = ''] = topics
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  if (kind === undefined) return []
  const { [kind.owner]: owner = '', [kind.spender]: spender } = topics
  // An amount of 0, and a "no".
  const isTakenBack = /^0+$/.test(data.slice(0, 64)) || /^0+$/.test(spender ?? '')
  if (isTakenBack) return []
  return [
    {
      contract: address,
      owner: toAddress(owner),
      spender: spender === undefined ? undefined : toAddress(spender),
    },
  ]
}
