import { SiteError } from '@latchkey/frame/site'
import type { Hex } from 'viem'
import { type Call, callData } from '../../../chains/evm/key-account/contract-account.ts'
import { makeOperation, signOperation, submitOperation } from '../chain/operations.ts'
import { whyItWouldFail } from '../chain/simulate.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import type { Sender, WalletCore } from '../wallet-core.ts'
import { type AskedCalls, describeCalls } from './describe-for.ts'
import type { Proposal } from './method.ts'

/** Describes calls of an account as they are shown for approval. */
export async function requestFor(
  core: WalletCore,
  sender: Sender,
  asked: AskedCalls,
): Promise<Proposal['request']> {
  const { asks, groups } = await describeCalls(core, sender, asked)
  return { asks, groups, network: networkOf(asked.chainId), about: [accountFact(sender)] }
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
