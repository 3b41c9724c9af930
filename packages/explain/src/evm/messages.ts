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
    return { kind: 'message', text: isHashLike(bytes) ? undefined : message, bytes: toHex(bytes) }
  }
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const text = isHashLike(bytes) ? undefined : readUtf8(bytes)
  return { kind: 'message', text, bytes: `0x${digits}` }
}

/** The length of a hash. */
const HASH_BYTES = 32

/**
 * Returns true if bytes may be a hash, whose signature counts as that of its source, such as a
 * transaction of a Safe: a hash that reads as text can be sought. Words in Latin letters can't.
 */
function isHashLike(bytes: Uint8Array): boolean {
  const text = bytes.length === HASH_BYTES ? readUtf8(bytes) : ''
  return (
    text === undefined || (text !== '' && !/^(?=.*[a-z]+ [a-z]+)[a-z0-9 .,:;!?'\n-]*$/i.test(text))
  )
}
