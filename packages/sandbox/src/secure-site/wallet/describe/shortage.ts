import type { Address, Client } from 'viem'
import { getBalance, getGasPrice } from 'viem/actions'
import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts } from '../chain/networks.ts'
import { amountText, roundUp } from './amount.ts'

/** The amount of the network's own coin that an account is about to give away, in wei. */
export interface Spend {
  readonly account: Address
  readonly value: bigint
  /** About; undefined where it could not be estimated, 0 if another account pays it. */
  readonly fee?: bigint | undefined
}

/** Gas of the cheapest transaction there is. */
const LEAST_GAS = 21_000n

/**
 * Says plainly that there is not enough, with the figures: what the account has is read from the
 * chain. Nothing where there is enough, or where the balance is unknown.
 */
export async function shortage(
  client: Client,
  { account, value, fee }: Spend,
): Promise<readonly Fact[]> {
  try {
    const [has, cost] = await Promise.all([
      getBalance(client, { address: account }),
      fee ?? getGasPrice(client).then((price) => price * LEAST_GAS),
    ])
    if (has >= value + cost) return []
    const { coin } = networkFacts(client.chain?.id ?? 0)
    const sum = (wei: bigint): string => `${amountText(wei, 18)} ${coin}`
    // A fee is an estimate.
    const needed = cost > 0n ? `about ${sum(value + roundUp(cost))}` : sum(value)
    const text = `Not enough ${coin}. This needs ${needed}, you have ${sum(has)}.`
    return [{ kind: 'note', tone: 'warn', text }]
  } catch {
    // Said by the node where the transaction is tried out, if it is so.
    return []
  }
}
