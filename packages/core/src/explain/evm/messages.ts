import { readUtf8, toHex } from '../model/byte-reader.ts'
import type { EffectBody } from '../model/effect.ts'
import { readBytes } from '../model/read-json.ts'
import { isAddress } from './known-call.ts'

/** A message to be signed as a text, and by whom. */
export interface AskedMessage {
  readonly account: string | undefined
  readonly effect: EffectBody
}

/** Reads the parameters of `personal_sign`: the message, then the account; some sites turn them round. */
export function readMessage(first: unknown, second: unknown): AskedMessage | undefined {
  const isTurned = isAddress(first) && !isAddress(second)
  const [message, account] = isTurned ? [second, first] : [first, second]
  if (typeof message !== 'string') return undefined
  return {
    effect: messageOf(message),
    account: isAddress(account) ? account : undefined,
  }
}

/** Hexadecimal is signed as the bytes that it says, anything else as the text that it is. */
function messageOf(message: string): EffectBody {
  const digits = readBytes(message)
  if (digits === undefined) {
    const bytes = new TextEncoder().encode(message)
    return { kind: 'message', text: message, bytes: toHex(bytes) }
  }
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return { kind: 'message', text: readUtf8(bytes), bytes: `0x${digits}` }
}
