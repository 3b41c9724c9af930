import { base64, hex } from '@scure/base'

/**
 * Bytes that a wallet writes in hex, in base64.
 *
 * @returns What it gave where that is no hex: foreign still.
 */
export function hexToBase64(text: unknown): unknown {
  return typeof text === 'string' && HEX.test(text) ? base64.encode(hex.decode(text)) : text
}

const HEX = /^(?:[0-9a-f]{2})+$/i

/**
 * The id in what a wallet answers that has sent something: some give it bare.
 *
 * @returns Foreign still: `readTxid` reads it.
 */
export function txidIn(answer: unknown): unknown {
  return typeof answer === 'string' ? answer : Object(answer).txid
}
