import { rpcError } from './safe-error.ts'
import { requireHash } from './safe-proposals.ts'
import { requireSigner, type SafeTools } from './safe-tools.ts'

/** A message to sign: a text, or structured data. */
type Message = { readonly signer: unknown } & (
  | { readonly text: unknown }
  | { readonly typed: unknown }
)

const BYTES = /^0x(?:[0-9a-f]{2})+$/i

/**
 * Asks the owners to sign, and waits until enough of them have: the signature is one of the Safe as a contract.
 * A Safe of an older kind writes the message's hash on the chain, and has no signature: `0x`. Source: EIP-1271.
 */
export async function signWithSafe(
  { info, ask, proposals }: SafeTools,
  message: Message,
): Promise<string> {
  requireSigner(info, message.signer)
  const answer =
    'text' in message
      ? await ask('signMessage', { message: readText(message.text) })
      : await ask('signTypedMessage', { typedData: readTyped(message.typed) })
  const { signature, messageHash, safeTxHash } = Object(answer)
  if (typeof signature === 'string' && BYTES.test(signature)) return signature
  if (messageHash !== undefined) return proposals.signed(requireHash(messageHash))
  await proposals.executed(requireHash(safeTxHash))
  return '0x'
}

/** Wallets get texts as bytes; Safe shows and signs the text itself, which has the same hash. */
function readText(data: unknown): string {
  const text = String(data)
  if (!BYTES.test(text)) return text
  const bytes = Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Bytes that are no text stay what they are.
    return text
  }
}

function readTyped(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    throw rpcError(-32602, 'The structured data is no JSON')
  }
}
