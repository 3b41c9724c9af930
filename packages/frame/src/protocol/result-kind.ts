/** What a result of the wallet is. Source: facts, frame protocol, section 4. */
export type ResultKind = 'RPC_RESPONSE_TRANSACTION_HASH' | 'RPC_RESPONSE_OBJECT'

/** A hash has 64 digits, a signature at least 62; one is a special case of the other. */
const HASH_OR_SIGNATURE = /^0x[0-9a-fA-F]{62,}$/

/** Tells hashes and signatures from everything else. */
export function resultKind(result: unknown): ResultKind {
  const isHash = typeof result === 'string' && HASH_OR_SIGNATURE.test(result)
  return isHash ? 'RPC_RESPONSE_TRANSACTION_HASH' : 'RPC_RESPONSE_OBJECT'
}
