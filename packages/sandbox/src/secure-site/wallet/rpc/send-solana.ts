import { SiteError } from '@latchkey/frame/site'
import { base58 } from '@scure/base'

/** Hands a signed transaction to a Solana node. @returns Its signature, base-58. */
export async function sendSolanaTransaction(
  url: string,
  transaction: Uint8Array,
  options: unknown,
): Promise<string> {
  const params = [base58.encode(transaction), { ...Object(options), encoding: 'base58' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
  const headers = { 'content-type': 'application/json' }
  const reply: unknown = await fetch(url, { method: 'POST', headers, body }).then(
    (response) => response.json(),
    () => undefined,
  )
  const { result, error } = Object(reply)
  if (typeof result === 'string') return result
  throw new SiteError(typeof error?.message === 'string' ? error.message : 'No Solana node answers')
}
