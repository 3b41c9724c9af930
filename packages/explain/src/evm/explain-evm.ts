import type { ExplainContext, Explanation, WalletRequest } from '../model/explanation.ts'
import { referenceOf } from '../model/network-id.ts'
import { readList } from '../model/read-json.ts'
import { unknownRequest, withWarnings } from '../model/warnings.ts'
import { readBatch, readUserOperation } from './call-batches.ts'
import { createCallExplainer, type Parts } from './explain-call.ts'
import { isAddress } from './known-call.ts'
import { readMessage } from './messages.ts'
import { explainPermit, unknownTypedData } from './permits.ts'
import { type RequestedCalls, readTransaction } from './transactions.ts'
import { readTypedData } from './typed-data.ts'

/** Explains a request on an EVM network. Never throws: what is not understood is an effect of its own. */
export function explainEvm(
  request: WalletRequest,
  context: ExplainContext,
  parts: Parts = {},
): Explanation {
  const { params } = request
  const own = context.ownAddresses?.[0]
  const calls = (requested: RequestedCalls | undefined, signs: 'transaction' | 'calls') =>
    explainCalls(requested, { request, context, parts, signs })
  switch (request.method) {
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return calls(readTransaction(params, own), 'transaction')
    case 'wallet_sendCalls':
      return calls(readBatch(params, own), 'calls')
    case 'eth_sendUserOperation':
      return calls(readUserOperation(params), 'calls')
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      return explainTypedData(request, context, parts)
    case 'personal_sign':
      return explainMessage(request, context)
    default:
      return unknownRequest(request, 'unknownMethod')
  }
}

interface Place {
  readonly request: WalletRequest
  readonly context: ExplainContext
  readonly parts: Parts
  readonly signs: Explanation['signs']
}

function explainCalls(
  requested: RequestedCalls | undefined,
  { request, context, parts, signs }: Place,
): Explanation {
  if (requested === undefined) return unknownRequest(request, 'malformed')
  const { steps, account, chainId, fee } = requested
  const effects = createCallExplainer(context, parts)(steps)
  return withWarnings(
    { network: request.network, signs, effects, ...(fee !== undefined && { fee }) },
    {
      context,
      account,
      elsewhere: otherNetwork(request, chainId),
      exchanges: parts.trades?.exchanges,
    },
  )
}

function explainTypedData(
  request: WalletRequest,
  context: ExplainContext,
  parts: Parts,
): Explanation {
  const [first, second] = readList(request.params) ?? []
  const data = isAddress(first) ? readTypedData(second) : undefined
  if (!isAddress(first) || data === undefined) return unknownRequest(request, 'malformed')
  const order = parts.trades?.order(data)
  const permit = order === undefined ? explainPermit(data, first) : [order]
  const steps = permit ?? [unknownTypedData(data)]
  const { chainId } = data.domain
  return withWarnings(
    {
      network: request.network,
      signs: 'typedData',
      effects: createCallExplainer(context, parts)(steps),
    },
    {
      context,
      account: first,
      elsewhere: otherNetwork(request, chainId),
      isAnywhere: chainId === undefined,
      exchanges: parts.trades?.exchanges,
    },
  )
}

function explainMessage(request: WalletRequest, context: ExplainContext): Explanation {
  const [first, second] = readList(request.params) ?? []
  const requested = readMessage(first, second)
  if (requested === undefined) return unknownRequest(request, 'malformed')
  const effects = [{ ...requested.effect, via: [] }]
  return withWarnings(
    { network: request.network, signs: 'message', effects },
    { context, account: requested.account },
  )
}

/** The network that the request names, where it is not the one it is made on. */
function otherNetwork({ network }: WalletRequest, chainId: bigint | undefined): string | undefined {
  if (chainId === undefined || String(chainId) === referenceOf(network)) return undefined
  return `eip155:${chainId}`
}
