import { SiteError } from '@latchkey/frame/site'
import type { Hex } from 'viem'
import { type Call, callData } from '../../../chains/evm/key-account/contract-account.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { makeOperation, signOperation, submitOperation } from '../chain/operations.ts'
import { whyItWouldFail } from '../chain/simulate.ts'
import type { Described } from '../describe/describe-effects.ts'
import { PAID_BY_SITE, wouldFail } from '../describe/fee.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import { shortage } from '../describe/shortage.ts'
import type { Sender, WalletCore } from '../wallet-core.ts'
import { describeCalls } from './describe-for.ts'
import type { Proposal } from './method.ts'

/** Everything that is known before a contract account does what it is asked. */
export async function describeForContract(
  core: WalletCore,
  sender: Sender,
  { chainId, calls }: { readonly chainId: number; readonly calls: readonly Call[] },
): Promise<Omit<Proposal, 'run'>> {
  const client = core.nodes.client(chainId)
  const isDeployed = await core.nodes.isDeployed(chainId, sender.address)
  const trial = { owner: sender.key.address, account: sender.address, isDeployed }
  const spend = { account: sender.address, value: sumOf(calls), fee: 0n }
  const [described, failure, short] = await Promise.all([
    describeCalls(core, sender, { chainId, calls }),
    whyItWouldFail(client, { ...trial, callData: callData(calls) }),
    shortage(client, spend),
  ])
  const failing = failure === undefined ? [] : [wouldFail(failure)]
  // If the account has too little, the network's own reason adds nothing.
  const first = short.length > 0 ? short : failing
  const last = isDeployed ? [] : [deploys(chainId)]
  return {
    request: {
      ...requestOf(described, first),
      network: networkOf(chainId),
      about: [...last, accountFact(sender), PAID_BY_SITE],
      isShort: short.length > 0,
    },
    parties: described.parties,
  }
}

/**
 * Builds a request of groups. The notes that a visitor should know before reading on stand first.
 */
export function requestOf(
  { asks, groups }: Pick<Described, 'asks' | 'groups'>,
  notes: readonly Fact[],
): Pick<Described, 'asks' | 'groups'> {
  return { asks, groups: notes.length === 0 ? groups : [{ facts: notes }, ...groups] }
}

/** Adds up the network's own coin that calls send, in wei. */
export function sumOf(calls: readonly Pick<Call, 'value'>[]): bigint {
  return calls.reduce((sum, { value }) => sum + value, 0n)
}

/** Said with the first operation of an account on a network. */
function deploys(chainId: number): Fact {
  const text = `This also sets up your account on ${networkOf(chainId).name}.`
  return { kind: 'note', tone: 'info', text }
}

/** The hashes of calls that a contract account made. */
interface Mined {
  /** The hash of the operation. */
  readonly hash: Hex
  /** The hash of the transaction that it was mined in. */
  readonly transaction: Hex
}

/**
 * Has a contract account make its calls, all of them or none.
 *
 * @throws SiteError with the reason when they fail; before anything is sent where that is known.
 */
export async function runAsContract(
  core: WalletCore,
  { key, address }: Sender,
  { chainId, calls }: { readonly chainId: number; readonly calls: readonly Call[] },
): Promise<Mined> {
  const client = core.nodes.client(chainId)
  const isDeployed = await core.nodes.isDeployed(chainId, address)
  const data = callData(calls)
  const trial = { owner: key.address, account: address, callData: data, isDeployed }
  const failure = await whyItWouldFail(client, trial)
  if (failure !== undefined) throw failed(failure)
  const operation = await makeOperation(client, key.address, { callData: data, isDeployed })
  const { hash, isSuccess, reason, receipt } = await submitOperation(
    client,
    await signOperation(key, chainId, operation),
  )
  if (!isSuccess) throw failed(reason)
  return { hash, transaction: receipt.transactionHash }
}

/** The answer for a transaction that did nothing. */
function failed(reason: string | undefined): SiteError {
  return new SiteError(`The transaction failed${reason === undefined ? '' : `: ${reason}`}`)
}
