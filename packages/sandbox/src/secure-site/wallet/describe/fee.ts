import type { Client } from 'viem'
import { estimateGas, getGasPrice } from 'viem/actions'
import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts } from '../chain/networks.ts'
import { reasonOf } from '../chain/nodes.ts'
import { amountText, roundUp } from './amount.ts'
import { type Spend, shortage } from './shortage.ts'

/** The fee of an operation of a contract account: none for its owner. */
export const PAID_BY_SITE: Fact = {
  kind: 'value',
  label: 'Network fee',
  value: 'None',
  detail: 'This wallet’s site pays it',
}

/** A fee, and why the transaction would fail, where it would. */
interface FeeFacts {
  readonly fee: Fact
  readonly warnings: readonly Fact[]
  /** Is true if the account has too little of the network's coin. */
  readonly isShort: boolean
}

/**
 * About what a transaction of a key's own account costs; why it would fail, where it would.
 *
 * @param spend - The account, and what its calls send together.
 */
export async function feeFacts(
  client: Client,
  transaction: object,
  spend: Spend,
): Promise<FeeFacts> {
  try {
    const [gas, price] = await Promise.all([
      // The transaction was parsed before; the library's type distinguishes every kind.
      estimateGas(client, transaction as Parameters<typeof estimateGas>[1]),
      getGasPrice(client),
    ])
    const { coin } = networkFacts(client.chain?.id ?? 0)
    const fee = gas * price
    const value = `about ${amountText(roundUp(fee), 18)} ${coin}`
    const short = await shortage(client, { ...spend, fee })
    return {
      fee: { kind: 'value', label: 'Network fee', value },
      warnings: short,
      isShort: short.length > 0,
    }
  } catch (error) {
    const short = await shortage(client, spend)
    return {
      fee: { kind: 'value', label: 'Network fee', value: 'Not known' },
      // If the account has too little, the node's own reason adds nothing.
      warnings: short.length > 0 ? short : [wouldFail(reasonOf(error))],
      isShort: short.length > 0,
    }
  }
}

/** Said where trying it out failed. The reason may be a stranger's words. */
export function wouldFail(reason: string): Fact {
  return { kind: 'text', label: 'The network says that this would fail', text: reason }
}
