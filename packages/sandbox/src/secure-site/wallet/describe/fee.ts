import type { Client } from 'viem'
import { estimateGas, getGasPrice } from 'viem/actions'
import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts } from '../chain/networks.ts'
import { reasonOf } from '../chain/nodes.ts'
import { amountText } from './amount.ts'

/** What an operation of a contract account costs its owner. */
export const PAID_BY_SITE: Fact = {
  ...{ kind: 'value', label: 'Network fee', value: 'None' },
  detail: 'This wallet’s site pays it',
}

/** A fee, and why the transaction would fail, where it would. */
interface FeeFacts {
  readonly fee: Fact
  readonly warnings: readonly Fact[]
}

/** About what a transaction of a key's own account costs; why it would fail, where it would. */
export async function feeFacts(client: Client, transaction: object): Promise<FeeFacts> {
  try {
    const [gas, price] = await Promise.all([
      // The transaction was read before; the library's type wants every kind of it told apart.
      estimateGas(client, transaction as Parameters<typeof estimateGas>[1]),
      getGasPrice(client),
    ])
    const { coin } = networkFacts(client.chain?.id ?? 0)
    const value = `about ${amountText(roundUp(gas * price), 18)} ${coin}`
    return { fee: { kind: 'value', label: 'Network fee', value }, warnings: [] }
  } catch (error) {
    return {
      fee: { kind: 'value', label: 'Network fee', value: 'Not known' },
      warnings: [wouldFail(reasonOf(error))],
    }
  }
}

/** Said where trying it out failed. The reason may be a stranger's words. */
export function wouldFail(reason: string): Fact {
  return { kind: 'text', label: 'The network says that this would fail', text: reason }
}

/** Two significant figures are enough for what is an estimate. */
function roundUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(wei).length - 2))
  return ((wei + unit - 1n) / unit) * unit
}
