/** Codes that Solana nodes answer with. Source: JSON-RPC 2.0; Solana's rpc-client-api. */
export const RPC_ERROR = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  preflightFailure: -32002,
  signatureFailure: -32003,
  minContextSlot: -32016,
} as const

/** A refusal as nodes say it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The refusal of parameters. */
export function invalidParams(message: string): RpcError {
  return new RpcError(RPC_ERROR.invalidParams, message)
}
