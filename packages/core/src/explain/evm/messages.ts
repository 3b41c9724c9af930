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
    return { kind: 'message', text: message, bytes: `0x${toHex(bytes)}` }
  }
  return { kind: 'message', text: readText(digits), bytes: `0x${digits}` }
}

function readText(digits: string): string | undefined {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Bytes that are no text are shown as bytes.
    return undefined
  }
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
