/** An error with one of the codes that all wallets share. Source: EIP-1193. */
export function codedError(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('The wallet refused', { cause }), { code })
}

/** What sats-connect's codes mean in those of other wallets. Source: sats-connect, `RpcErrorCode`. */
const CODES: ReadonlyMap<unknown, number> = new Map([
  [-32_000, 4001],
  [-32_001, 4200],
  [-32_002, 4100],
])

/** Leather throws what others answer: a message with an error in it. */
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
    // What a wallet throws may itself throw when it is looked at.
    return undefined
  }
}

/** Whether a wallet has not been allowed to share anything, or not any more. Source: EIP-1193. */
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
