import { type Explanation, explain, type WalletRequest } from '@latchkey/explain'
import { SWAP_ROUTER_ADDRESS } from '../../../chains/evm/swap/swap-router.ts'
import type { FactGroup } from '../../approval/approval-request.ts'
import { type DescribeScope, effectFacts } from './effect-facts.ts'
import { readTokens, type TokenReader } from './token.ts'
import { notesOf } from './warning-notes.ts'

/** The description of a request. */
export interface Described {
  readonly explanation: Explanation
  /** The request in words: 'asks you to approve 2 things'. */
  readonly asks: string
  readonly groups: readonly FactGroup[]
}

/** The router of the pools, which is on every chain of the sandbox. */
const EXCHANGES = [{ address: SWAP_ROUTER_ADDRESS, kind: 'uniswapV2Router' }] as const

/** The facts about the network and the account that a request is described with. */
export interface DescribePlace extends Pick<DescribeScope, 'coin'> {
  /** Addresses of the visitor on the request's network. */
  readonly ownAddresses: readonly string[]
  /** Asks tokens what they are called; absent where there is no node to ask. */
  readonly tokenReader?: TokenReader | undefined
  /** The data for machines of each call or transaction. */
  readonly data: readonly string[]
}

/** Says what a request does: each thing in a group of its own, numbered where there are several. */
export async function describeEffects(
  request: WalletRequest,
  { ownAddresses, tokenReader, coin, data }: DescribePlace,
): Promise<Described> {
  const explanation = await explain(request, { ownAddresses, contracts: EXCHANGES })
  const { effects } = explanation
  const scope = { coin, tokens: await readTokens(effects, tokenReader) }
  const count = effects.length
  const groups = effects.map((effect, index): FactGroup => {
    const facts = [...notesOf(explanation, index), ...effectFacts(effect, scope)]
    return { title: count > 1 ? `${index + 1} of ${count}` : undefined, facts }
  })
  const general = notesOf(explanation)
  const bytes = data.filter((one) => one !== '0x')
  return {
    explanation,
    asks: count === 1 ? 'asks you to approve this' : `asks you to approve ${count} things`,
    groups: [
      ...(general.length > 0 ? [{ facts: general }] : []),
      ...groups,
      ...bytes.map((one): FactGroup => {
        return { facts: [{ kind: 'data', label: 'Data', data: one, isOpen: false }] }
      }),
    ],
  }
}
