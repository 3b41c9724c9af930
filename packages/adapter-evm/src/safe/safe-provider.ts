import { type Clock, RPC_CODES, referenceOf } from '@latchkey/core/contract'
import { hexChainId, readChainId } from '../chain-id.ts'
import type { Eip1193Provider, Eip1193Request } from '../eip1193.ts'
import { readCallsStatus } from './safe-calls.ts'
import type { AskSafe } from './safe-channel.ts'
import { rpcError } from './safe-error.ts'
import { createProposals, type SafeCall } from './safe-proposals.ts'
import { requireSigner, type SafeInfo, type SafeTools } from './safe-tools.ts'
import { signWithSafe } from './sign-with-safe.ts'

interface Deps {
  readonly info: SafeInfo
  readonly ask: AskSafe
  readonly clock: Clock
  readonly signal: AbortSignal
}

type Method = (params: readonly unknown[], tools: SafeTools) => unknown

/** Reads that Safe answers by its own node. Source: github.com/safe-global/safe-apps-sdk, `RPC_CALLS`. */
const READS: readonly string[] = [
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
]

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ...READS.map((call): [string, Method] => [call, passOn(call)]),
  ['eth_accounts', (_params, { info }) => [info.address]],
  ['eth_requestAccounts', (_params, { info }) => [info.address]],
  ['eth_chainId', (_params, { info }) => hexChainId(info.networkId)],
  ['net_version', (_params, { info }) => referenceOf(info.networkId)],
  ['eth_blockNumber', (_params, { ask }) => readBlockNumber(ask)],
  ['personal_sign', ([data, signer], tools) => signWithSafe(tools, { text: data, signer })],
  ['eth_signTypedData', ([signer, data], tools) => signWithSafe(tools, { typed: data, signer })],
  ['eth_signTypedData_v4', ([signer, data], tools) => signWithSafe(tools, { typed: data, signer })],
  ['eth_sendTransaction', sendTransaction],
  ['wallet_sendCalls', sendCalls],
  ['wallet_getCallsStatus', ([id], tools) => readCallsStatus(tools, id)],
  ['wallet_getCapabilities', (_params, { info }) => capabilities(info)],
  ['wallet_switchEthereumChain', ([target], { info }) => stay(info, target)],
])

/**
 * Creates an EIP-1193 provider over the Safe around this frame. It has no events: another Safe, or
 * another network, reloads the page.
 */
export function createSafeProvider({ info, ask, clock, signal }: Deps): Eip1193Provider {
  const tools = { info, ask, proposals: createProposals({ ask, clock, signal }) }
  return {
    async request({ method, params = [] }: Eip1193Request) {
      const answer = METHODS.get(method)
      if (answer === undefined) {
        throw rpcError(RPC_CODES.unsupportedMethod, `Safe does not know ${method}`)
      }
      return answer(Array.isArray(params) ? params : [], tools)
    },
  }
}

/** Waits until the owners have carried it out: a site gets the hash of a transaction, or an error. */
async function sendTransaction(
  [transaction]: readonly unknown[],
  { info, proposals }: SafeTools,
): Promise<string> {
  requireOwn(info, Object(transaction))
  return proposals.executed(await proposals.propose([readCall(transaction)]))
}

/** Answers at once with the id of the proposal. Source: EIP-5792. */
async function sendCalls(
  [batch]: readonly unknown[],
  { info, proposals }: SafeTools,
): Promise<{ readonly id: string }> {
  requireOwn(info, Object(batch))
  const { calls } = Object(batch)
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('calls')
  return { id: await proposals.propose(calls.map(readCall)) }
}

/** @throws An error in the form of EIP-1193 where another account or another network is meant. */
function requireOwn(
  info: SafeInfo,
  { from = info.address, chainId }: { readonly from?: unknown; readonly chainId?: unknown },
): void {
  requireSigner(info, from)
  if (chainId === undefined || readChainId(chainId) === info.networkId) return
  throw rpcError(RPC_CODES.chainDisconnected, 'The Safe is on another network')
}

const ADDRESS = /^0x[0-9a-f]{40}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
const QUANTITY = /^(?:0x[0-9a-f]{1,64}|[0-9]{1,78})$/i

/** A Safe makes no contracts by itself: a call needs a recipient. */
function readCall(call: unknown): SafeCall {
  const { to, value, data, input } = Object(call)
  const amount = String(value ?? '0x0')
  const bytes: unknown = data ?? input ?? '0x'
  if (typeof to !== 'string' || !ADDRESS.test(to)) throw invalid('to')
  if (!QUANTITY.test(amount)) throw invalid('value')
  if (typeof bytes !== 'string' || !BYTES.test(bytes)) throw invalid('data')
  return { to, value: BigInt(amount).toString(), data: bytes }
}

function invalid(field: string): Error {
  return rpcError(-32602, `A transaction of a Safe needs a valid ${field}`)
}

function passOn(call: string): Method {
  return (params, { ask }) => ask('rpcCall', { call, params })
}

async function readBlockNumber(ask: AskSafe): Promise<unknown> {
  const params = ['latest', false]
  return Object(await ask('rpcCall', { call: 'eth_getBlockByNumber', params })).number
}

/** Several calls are one transaction of the Safe. Sources: EIP-5792, its first version too. */
function capabilities({ networkId }: SafeInfo): object {
  return {
    [hexChainId(networkId)]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } },
  }
}

/** A Safe is on one network. */
function stay({ networkId }: SafeInfo, target: unknown): null {
  if (readChainId(Object(target).chainId) === networkId) return null
  throw rpcError(RPC_CODES.unsupportedMethod, 'A Safe is on one network')
}
