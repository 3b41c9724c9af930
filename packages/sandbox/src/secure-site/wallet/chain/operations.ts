import { SiteError } from '@latchkey/frame/site'
import {
  type Address,
  type Client,
  encodeFunctionData,
  getAddress,
  type Hex,
  type PrivateKeyAccount,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import {
  entryPoint08Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { call, readContract, waitForTransactionReceipt } from 'viem/actions'
import { contractAddress, deployment } from '../../../chains/evm/key-account/contract-account.ts'
import { BUNDLER_ADDRESS, ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import { reasonOf } from './nodes.ts'
import { readRevert, revertDataOf } from './simulate.ts'

/** An operation of a contract account as EntryPoint 0.8 knows it. */
export type Operation = UserOperation<'0.8'>

/** The result of a mined operation. */
export interface OperationOutcome {
  readonly hash: Hex
  readonly isSuccess: boolean
  /** Why it failed, where it did and a contract said so. */
  readonly reason: string | undefined
  readonly receipt: TransactionReceipt
}

const ENTRY_POINT = { address: ENTRY_POINT_ADDRESS, abi: entryPoint08Abi } as const

/** The gas limits of an operation; the site pays, so that a limit only has to be high enough. */
const LIMITS = {
  callGasLimit: 8_000_000n,
  verificationGasLimit: 2_000_000n,
  preVerificationGas: 100_000n,
  /** Nothing: the sandbox's own account pays the network. */
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
} as const

/** More than every limit together. */
const BUNDLE_GAS = '0xe4e1c0'

/** Makes an operation out of what an account is to do; it deploys the account where it has to. */
export async function makeOperation(
  client: Client,
  owner: Address,
  { callData, isDeployed }: { readonly callData: Hex; readonly isDeployed: boolean },
): Promise<Operation> {
  const sender = contractAddress(owner)
  const nonce = await readContract(client, {
    ...ENTRY_POINT,
    functionName: 'getNonce',
    args: [sender, 0n],
  })
  const { factory, data: factoryData } = deployment(owner)
  const first = isDeployed ? {} : { factory, factoryData }
  return { sender, nonce, callData, ...first, ...LIMITS, signature: '0x' }
}

/** The operation with its owner's signature, and the hash it goes by. */
export async function signOperation(
  key: PrivateKeyAccount,
  chainId: number,
  operation: Operation,
): Promise<{ readonly signed: Operation; readonly hash: Hex }> {
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: ENTRY_POINT_ADDRESS,
    entryPointVersion: '0.8' as const,
    userOperation: operation,
  })
  return { signed: { ...operation, signature: await key.sign({ hash }) }, hash }
}

/**
 * Hands a signed operation to EntryPoint and waits until it is mined: the site is its own bundler.
 *
 * @throws SiteError when EntryPoint does not take it.
 */
export async function submitOperation(
  client: Client,
  { signed, hash }: { readonly signed: Operation; readonly hash: Hex },
): Promise<OperationOutcome> {
  const data = encodeFunctionData({
    abi: entryPoint08Abi,
    functionName: 'handleOps',
    args: [[toPackedUserOperation(signed)], BUNDLER_ADDRESS],
  })
  const bundle = { from: BUNDLER_ADDRESS, to: ENTRY_POINT_ADDRESS, data, gas: BUNDLE_GAS } as const
  try {
    await call(client, { account: BUNDLER_ADDRESS, to: ENTRY_POINT_ADDRESS, data })
    // The node acts for the bundler, and counts its transactions, whichever page they come from.
    const transaction = await client.request<{ ReturnType: Hex }>({
      method: 'eth_sendTransaction',
      params: [bundle],
    })
    const receipt = await waitForTransactionReceipt(client, { hash: transaction })
    return readOutcome(receipt, hash)
  } catch (error) {
    if (error instanceof SiteError) throw error
    throw new SiteError(readRevert(revertDataOf(error)) ?? reasonOf(error), { cause: error })
  }
}

/** @throws SiteError when the receipt does not contain the operation. */
export function readOutcome(receipt: TransactionReceipt, hash: Hex): OperationOutcome {
  // Any contract can write such an event; EntryPoint's count.
  const own = receipt.logs.filter(({ address }) => getAddress(address) === ENTRY_POINT_ADDRESS)
  const eventName = ['UserOperationEvent', 'UserOperationRevertReason'] as const
  const events = parseEventLogs({ abi: entryPoint08Abi, eventName: [...eventName], logs: own })
  let isSuccess: boolean | undefined
  let reason: string | undefined
  for (const event of events) {
    if (event.args.userOpHash !== hash) continue
    if (event.eventName === 'UserOperationEvent') isSuccess = event.args.success
    else reason = readRevert(event.args.revertReason)
  }
  if (isSuccess === undefined) throw new SiteError('The network did not take the operation')
  return { hash, isSuccess, reason, receipt }
}
