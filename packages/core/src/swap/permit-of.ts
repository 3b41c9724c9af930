import { namespaceOf, type Permit, type SwapSource } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Sender } from '../send/require-sender.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SwapToken } from '../store/state/swap.ts'
import type { Wanted } from './judge-calldata.ts'

/** How long a permit holds, in milliseconds. */
const LIFETIME_MS = 30 * 60_000

interface Facts {
  readonly state: Pick<Snapshot, 'accounts'>
  readonly ports: Pick<CorePorts, 'clock'>
  readonly source: SwapSource
  readonly sender: Pick<Sender, 'adapter'>
  readonly spent: SwapToken
  readonly query: Wanted
  readonly exchange: string
}

/**
 * Creates the data that the wallet can sign in place of an approval of exactly the amount;
 * undefined if the token, the source, the adapter or the account can't. Source: EIP-2612.
 */
export async function permitOf(facts: Facts, signal: AbortSignal): Promise<Permit | undefined> {
  const { state, ports, source, sender, spent, query, exchange: spender } = facts
  const { account, amount, from: token } = query
  const { permits } = sender.adapter.allowances ?? {}
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  // Tokens do not know the signatures of contracts.
  const isContract = embedded?.accountType === 'smartAccount'
  const isKnown = source.takesPermits === true && spent.hasPermit === true
  if (permits === undefined || token === undefined || isContract || !isKnown) return undefined
  const deadlineS = Math.floor((ports.clock.now() + LIFETIME_MS) / 1_000)
  // A token that can't be read is approved by a transaction.
  return permits
    .prepare({ account, token, spender, amount, deadlineS }, signal)
    .catch(() => undefined)
}
