import type { SolanaCluster } from '../create-cluster.ts'
import { ACCOUNT_METHODS } from './account-methods.ts'
import { ASSET_METHODS } from './asset-methods.ts'
import { BLOCK_METHODS } from './block-methods.ts'
import { HISTORY_METHODS } from './history-methods.ts'
import { RPC_ERROR, RpcError } from './rpc-error.ts'
import type { RpcMethod } from './rpc-method.ts'
import { SEND_METHODS } from './send-methods.ts'
import { TOKEN_METHODS } from './token-methods.ts'

const METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>(
  Object.entries({
    ...ACCOUNT_METHODS,
    ...ASSET_METHODS,
    ...BLOCK_METHODS,
    ...HISTORY_METHODS,
    ...SEND_METHODS,
    ...TOKEN_METHODS,
  }),
)

/** An answer of JSON-RPC 2.0. */
export interface RpcAnswer {
  readonly jsonrpc: '2.0'
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** Answers JSON-RPC text, one question or several. @returns JSON text. */
export function answerRpcText(cluster: SolanaCluster, text: string): string {
  const asked = parse(text)
  if (asked === undefined)
    return JSON.stringify(refusal(null, new RpcError(RPC_ERROR.parse, 'Parse error')))
  const answer = Array.isArray(asked)
    ? asked.map((one) => answerRpc(cluster, one))
    : answerRpc(cluster, asked)
  return JSON.stringify(answer)
}

/** Asks a cluster as if over the wire. @throws RpcError. */
export function askCluster(
  cluster: SolanaCluster,
  method: string,
  params: readonly unknown[] = [],
): unknown {
  const run = METHODS.get(method)
  if (!run) throw new RpcError(RPC_ERROR.methodNotFound, 'Method not found')
  return run(cluster, params)
}

function answerRpc(cluster: SolanaCluster, asked: unknown): RpcAnswer {
  const { id = null, method, params = [] } = Object(asked)
  try {
    if (typeof method !== 'string') throw new RpcError(RPC_ERROR.invalidRequest, 'Invalid request')
    if (Object.hasOwn(ASSET_METHODS, method))
      return { jsonrpc: '2.0', id, result: askCluster(cluster, method, [params]) }
    if (!Array.isArray(params))
      throw new RpcError(RPC_ERROR.invalidParams, '`params` should be an array')
    return { jsonrpc: '2.0', id, result: askCluster(cluster, method, params) ?? null }
  } catch (error) {
    return refusal(id, error)
  }
}

/** A thrown error as an answer. */
export function refusal(id: unknown, error: unknown): RpcAnswer {
  const known = error instanceof RpcError ? error : undefined
  const code = known?.code ?? RPC_ERROR.internal
  const message = error instanceof Error ? error.message : 'Internal error'
  const data = known?.data === undefined ? {} : { data: known.data }
  return { jsonrpc: '2.0', id, error: { code, message, ...data } }
}

function parse(text: string): unknown {
  try {
    const asked: unknown = JSON.parse(text)
    return asked
  } catch {
    // Said by the caller, as JSON-RPC says it.
    return undefined
  }
}
