import { type Fields, readBytes, readFields, readList, readUint } from '../model/read-json.ts'
import { isAddress, type Step } from './known-call.ts'
import {
  type RequestedCalls,
  readCallStep,
  readDelegations,
  unknownFields,
} from './transactions.ts'
import { operationSteps } from './user-operations.ts'

const BATCH = [...['version', 'id', 'from', 'chainId', 'calls', 'atomicRequired', 'capabilities']]
const CALL = ['to', 'value', 'data', 'capabilities']

/** Fields of an operation: what is done, and who pays how much for it at most. Sources: ERC-4337, ERC-7769. */
const OPERATION = [
  ...['sender', 'nonce', 'initCode', 'factory', 'factoryData', 'callData', 'eip7702Auth'],
  ...['callGasLimit', 'verificationGasLimit', 'preVerificationGas', 'maxFeePerGas', 'gasFees'],
  ...['maxPriorityFeePerGas', 'accountGasLimits', 'paymasterAndData', 'paymaster', 'signature'],
  ...['paymasterData', 'paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'],
]

/** Capabilities that only change who pays for gas, or whether calls stand and fall together. */
const HARMLESS = ['paymasterService', 'auxiliaryFunds', 'atomic', 'atomicBatch']

/**
 * Reads the parameters of `wallet_sendCalls`. Source: EIP-5792.
 *
 * @param ownAddress - For batches that name no sender.
 * @returns Undefined when they are malformed.
 */
export function readBatch(
  params: unknown,
  ownAddress: string | undefined,
): RequestedCalls | undefined {
  const fields = readFields(readList(params)?.[0])
  const calls = readList(fields?.get('calls'))
  if (fields === undefined || calls === undefined || calls.length === 0) return undefined
  const from = fields.get('from') ?? ownAddress ?? ''
  const chainId = readUint(fields.get('chainId'), 256)
  if ((from !== '' && !isAddress(from)) || chainId === undefined) return undefined
  const account = String(from)
  const steps = calls.map((call, index) => readStep(call, { account, index }))
  const known = steps.filter((step) => step !== undefined)
  if (known.length < steps.length) return undefined
  return {
    steps: [...known.flat(), ...unknownParts(fields, BATCH)],
    account: account === '' ? undefined : account,
    chainId,
  }
}

function readStep(
  value: unknown,
  { account: at, index }: { readonly account: string; readonly index: number },
): readonly Step[] | undefined {
  const fields = readFields(value)
  const step = fields === undefined ? undefined : readCallStep(fields, at)
  if (fields === undefined || step === undefined) return undefined
  const placed: Step = step.kind === 'call' ? { ...step, via: { kind: 'batch', at, index } } : step
  return [placed, ...unknownParts(fields, CALL)]
}

function unknownParts(fields: Fields, plain: readonly string[]): readonly Step[] {
  const capabilities = readFields(fields.get('capabilities') ?? {})
  const unknown: Step = { kind: 'unknownRequest', method: 'wallet_sendCalls', reason: 'notExact' }
  const isHarmless = [...(capabilities?.keys() ?? [''])].every((name) => HARMLESS.includes(name))
  return isHarmless ? unknownFields(fields, plain, 'wallet_sendCalls') : [unknown]
}

/**
 * Reads the parameters of `eth_sendUserOperation`. Source: ERC-7769.
 *
 * @returns Undefined when they are malformed.
 */
export function readUserOperation(params: unknown): RequestedCalls | undefined {
  const list = readList(params)
  const fields = readFields(list?.[0])
  const [sender, entryPoint] = [fields?.get('sender'), list?.[1]]
  const callData = readBytes(fields?.get('callData'))
  const initCode = fields === undefined ? undefined : readInitCode(fields)
  const authorization = fields?.get('eip7702Auth') ?? undefined
  const delegations = readDelegations(authorization === undefined ? undefined : [authorization])
  if (!isAddress(sender) || !isAddress(entryPoint)) return undefined
  if (callData === undefined || initCode === undefined || delegations === undefined)
    return undefined
  const steps = operationSteps({ sender, initCode, callData }, { entryPoint, index: 0 })
  const unknown = unknownFields(fields ?? new Map(), OPERATION, 'eth_sendUserOperation')
  return { steps: [...delegations, ...steps, ...unknown], account: sender }
}

/** Both ways to say what puts the account on the network; where there are both, they have to be the same. */
function readInitCode(fields: Fields): string | undefined {
  const named = fields.has('initCode') ? readBytes(fields.get('initCode')) : undefined
  if (fields.has('initCode') && !fields.has('factory') && !fields.has('factoryData')) return named
  const made = readFactory(fields)
  return fields.has('initCode') && named !== made ? undefined : made
}

function readFactory(fields: Fields): string | undefined {
  const factory = fields.get('factory') ?? '0x'
  const data = readBytes(fields.get('factoryData') ?? '0x')
  if (factory === '0x') return data === '' ? '' : undefined
  return isAddress(factory) && data !== undefined
    ? `${factory.slice(2).toLowerCase()}${data}`
    : undefined
}
