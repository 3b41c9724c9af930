import { SiteError } from '@latchkey/frame/site'
import { type Hex, isHex } from 'viem'
import { toHex } from 'viem/utils'
import { ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { networkFacts } from '../chain/networks.ts'
import {
  makeOperation,
  type Operation,
  signOperation,
  submitOperation,
} from '../chain/operations.ts'
import { whyItWouldFail } from '../chain/simulate.ts'
import { amountText } from '../describe/amount.ts'
import type { Described } from '../describe/describe-effects.ts'
import { PAID_BY_SITE, wouldFail } from '../describe/fee.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { describeRequest } from './describe-for.ts'
import { asList, type SafeMethod, type UnsafeMethod } from './method.ts'
import { requestOf } from './propose-calls.ts'
import { readData, readNumber } from './read-call.ts'

/** `eth_supportedEntryPoints` (ERC-7769). */
export const supportedEntryPoints: SafeMethod = () => [ENTRY_POINT_ADDRESS]

/** `eth_estimateUserOperationGas`: the limits that this site would send it with. */
export const estimateOperation: SafeMethod = async (core, params) => {
  const { operation, sender } = await readOperation(core, params)
  const failure = await trial(core, sender, operation.callData)
  if (failure !== undefined) throw new SiteError(failure)
  const { callGasLimit, verificationGasLimit, preVerificationGas } = operation
  return {
    callGasLimit: toHex(callGasLimit),
    verificationGasLimit: toHex(verificationGasLimit),
    preVerificationGas: toHex(preVerificationGas),
  }
}

/**
 * `eth_sendUserOperation` (ERC-7769): signed by the account's owner here, whatever signature it came
 * with, and mined by the site itself.
 *
 * @returns The operation's hash. Whether it succeeded is in its receipt.
 */
export const sendOperation: UnsafeMethod = async (core, params) => {
  const { operation, sender } = await readOperation(core, params)
  const chainId = core.place.evmChainId
  const client = core.nodes.client(chainId)
  const { callData } = operation
  const described = await describeRequest(core, sender, {
    method: 'eth_sendUserOperation',
    data: callData,
    params: [{ sender: sender.address, callData }, ENTRY_POINT_ADDRESS],
  })
  const failure = await trial(core, sender, callData)
  const warnings = failure === undefined ? [] : [wouldFail(failure)]
  const notes = [...warnings, ...unreadable(described, callData)]
  return {
    request: {
      ...requestOf(described, notes),
      network: networkOf(chainId),
      about: [accountFact(sender), feeFact(operation, chainId)],
    },
    parties: described.parties,
    async run() {
      const signed = await signOperation(sender.key, chainId, operation)
      return (await submitOperation(client, signed)).hash
    },
  }
}

function unreadable({ explanation: { effects } }: Described, callData: Hex): Fact[] {
  const isUnread = effects.some(
    (effect) => effect.kind === 'unknownCall' && effect.data === callData,
  )
  const text = 'What your account is to do can’t be read.'
  return isUnread ? [{ kind: 'note', tone: 'warn', text }] : []
}

/** The most that the account may have to pay; nothing where the operation offers nothing. */
function feeFact(operation: Operation, chainId: number): Fact {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  if (maxFeePerGas === 0n) return PAID_BY_SITE
  const most = (callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
  const value = `at most ${amountText(most, 18)} ${networkFacts(chainId).coin}`
  return { kind: 'value', label: 'Network fee', value }
}

async function trial(core: WalletCore, sender: Sender, callData: Hex): Promise<string | undefined> {
  const chainId = core.place.evmChainId
  const isDeployed = await core.nodes.isDeployed(chainId, sender.address)
  const what = { owner: sender.key.address, account: sender.address, callData, isDeployed }
  return whyItWouldFail(core.nodes.client(chainId), what)
}

async function readOperation(core: WalletCore, params: unknown) {
  const [wanted, entryPoint] = asList(params)
  if (isHex(entryPoint) && entryPoint.toLowerCase() !== ENTRY_POINT_ADDRESS.toLowerCase())
    throw new SiteError('This site knows EntryPoint 0.8 alone')
  const { sender: address, callData, ...rest } = Object(wanted)
  if ('paymaster' in rest || 'paymasterAndData' in rest)
    throw new SiteError('This site takes no paymasters')
  const sender = await senderOf(core, address)
  if (sender.type === 'eoa') throw new SiteError('Operations are for the contract account alone')
  const chainId = core.place.evmChainId
  const isDeployed = await core.nodes.isDeployed(chainId, sender.address)
  const made = await makeOperation(core.nodes.client(chainId), sender.key.address, {
    callData: readData(callData),
    isDeployed,
  })
  return { sender, operation: { ...made, ...numbersOf(rest) } }
}

/**
 * Reads the numbers that a page may set itself: its own key for the nonce, limits, and an offered
 * price.
 */
function numbersOf(wanted: Record<string, unknown>): Partial<Operation> {
  const given = NUMBERS.map((name) => [name, readNumber(wanted[name])] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

const NUMBERS = [
  'nonce',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
] as const
