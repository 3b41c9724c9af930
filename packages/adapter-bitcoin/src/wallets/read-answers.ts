import { base64, hex } from '@scure/base'

/**
 * Converts bytes from hex to base64.
 *
 * @returns The unchanged, unchecked answer if it is not hex.
 */
export function hexToBase64(text: unknown): unknown {
  return typeof text === 'string' && HEX.test(text) ? base64.encode(hex.decode(text)) : text
}

const HEX = /^(?:[0-9a-f]{2})+$/i

/**
 * The transaction id in an answer; some wallets return the id itself.
 *
 * @returns An unchecked value: `readTxid` checks it.
 */
export function txidIn(answer: unknown): unknown {
  return typeof answer === 'string' ? answer : Object(answer).txid
}
