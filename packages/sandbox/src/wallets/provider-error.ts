/** Codes of EIP-1193, EIP-1474, EIP-3326 and EIP-5792 that the wallet answers with. */
export const PROVIDER_ERROR = {
  rejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateBundle: 5720,
  unknownBundle: 5730,
  atomicityUnsupported: 5760,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  alreadyPending: -32002,
} as const

/** The error that a wallet rejects with: a code that pages decide by, and a sentence. */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  declare readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) Object.assign(this, { data })
  }
}

/** The error of a page that sent parameters the wallet cannot read. */
export function invalidParams(message: string): ProviderError {
  return new ProviderError(PROVIDER_ERROR.invalidParams, message)
}
