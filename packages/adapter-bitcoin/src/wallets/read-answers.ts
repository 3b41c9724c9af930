import { isByteList, readByteForms, readField } from '@latchkey/core/adapter'
import { base64, hex } from '@scure/base'

/**
 * Converts bytes from hex to base64.
 *
 * @returns The unchanged, unchecked answer if it is not hex.
 */
function hexToBase64(text: unknown): unknown {
  return typeof text === 'string' && HEX.test(text) ? base64.encode(hex.decode(text)) : text
}

const HEX = /^(?:[0-9a-f]{2})+$/i

/** Bytes in any form as base64; text in hex as well. @returns Any other text, unchecked. */
function toBase64(value: unknown): unknown {
  const bytes = bytesIn(value)
  return bytes === undefined ? hexToBase64(value) : base64.encode(bytes)
}

/** Some wallets give the id as bytes, or with the prefix of other chains. @returns An unchecked value. */
function toTxid(id: unknown): unknown {
  const bytes = bytesIn(id)
  if (bytes !== undefined) return hex.encode(bytes)
  return typeof id === 'string' ? id.trim().replace(/^0x/i, '') : id
}

function bytesIn(value: unknown): Uint8Array | undefined {
  try {
    return readByteForms(value)
  } catch {
    // An answer that throws when it is read has no bytes.
    return undefined
  }
}

/** Some wallets put one answer into a list. */
function alone(answer: unknown): unknown {
  return Array.isArray(answer) && !isByteList(answer) ? answer[0] : answer
}

/** The answer to one request, and what some wallets put around it. */
function layersOf(answer: unknown): readonly unknown[] {
  const own = alone(answer)
  return [own, ...['data', 'result'].map((name) => alone(readField(own, name)))]
}

/** The value in an answer that has one of these names; an earlier name counts more than a later one. */
function namedIn(answer: unknown, names: readonly string[]): unknown {
  const layers = layersOf(answer)
  const values = names.flatMap((name) => layers.map((layer) => readField(layer, name)))
  return values.find((value) => value !== undefined)
}

/** The text or the bytes that a wallet answers without a name. */
function bareIn(answer: unknown): unknown {
  return layersOf(answer).find((layer) => typeof layer === 'string' || bytesIn(layer) !== undefined)
}

/** Names of the id in answers. Answers of JSON-RPC have an `id` of their own, so that this name counts last. */
const ID_NAMES = ['txid', 'txId', 'txHash', 'hash', 'transactionHash', 'id']

/**
 * The transaction id in an answer; some wallets return the id itself, and each has its own name for it.
 *
 * @returns An unchecked value: `readTxid` checks it.
 */
export function txidIn(answer: unknown): unknown {
  return toTxid(namedIn(answer, ID_NAMES) ?? bareIn(answer))
}

/** The id of what a wallet sent beside signing it; none in an answer that is the transaction itself. */
export function sentIn(answer: unknown): unknown {
  return toTxid(namedIn(answer, ID_NAMES))
}

/** The signature in an answer, in base64; some wallets return it alone. @returns An unchecked value. */
export function signatureIn(answer: unknown): unknown {
  return toBase64(namedIn(answer, ['signature']) ?? bareIn(answer))
}

/** Names of the signed transaction in answers. */
const PSBT_NAMES = ['signedPsbt', 'psbt', 'hex', 'signedPsbtBase64', 'psbtBase64']

/** The signed transaction in an answer, as PSBT in base64. @returns An unchecked value. */
export function psbtIn(answer: unknown): unknown {
  return toBase64(namedIn(answer, PSBT_NAMES) ?? bareIn(answer))
}
