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
