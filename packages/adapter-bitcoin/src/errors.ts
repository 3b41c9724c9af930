/** An error with one of the standard codes. Source: EIP-1193. */
export function codedError(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('The wallet refused', { cause }), { code })
}

/** The standard codes for sats-connect's codes. Source: sats-connect, `RpcErrorCode`. */
const CODES: ReadonlyMap<unknown, number> = new Map([
  [-32_000, 4001],
  [-32_001, 4200],
  [-32_002, 4100],
])

/**
 * Throws the error of an answer with its standard code. Leather throws such answers, other wallets
 * return them.
 */
export function throwRpcError(thrown: unknown): never {
  const error = errorOf(thrown)
  if (error === undefined) throw thrown
  const { code } = error
  throw codedError(CODES.get(code) ?? code, thrown)
}

function errorOf(thrown: unknown): { readonly code?: unknown } | undefined {
  try {
    const { error } = Object(thrown)
    return typeof error === 'object' && error !== null ? error : undefined
  } catch {
    // A thrown object may itself throw when it is read.
    return undefined
  }
}

/**
 * Whether the owner has not connected the wallet to the website, or not any more. Source: EIP-1193.
 */
export function isUnauthorized(thrown: unknown): boolean {
  return codeOf(thrown) === 4100
}

const UNKNOWN_METHOD: ReadonlySet<unknown> = new Set([4200, -32_601])

/** Whether a wallet does not know the method it was asked for. Source: EIP-1193, JSON-RPC. */
export function isUnknownMethod(thrown: unknown): boolean {
  return UNKNOWN_METHOD.has(codeOf(thrown))
}

function codeOf(thrown: unknown): unknown {
  return Object(thrown).code
}
