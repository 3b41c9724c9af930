import { readField } from '@latchkey/core/adapter'

/** Fields in which some wallets wrap the text that they should answer. */
const FIELDS = ['hash', 'transactionHash', 'txHash', 'txid', 'txId', 'signature', 'result']
/** Fields in which some have an object of these around it. */
const INSIDE = ['data', 'result']

const HEX = /^(?:0x)?([0-9a-f]+)$/i

/**
 * Reads the hex text of an answer. Some wallets leave out its prefix, quote it as JSON, or wrap it in an
 * object or a list: a transaction whose hash is there is not lost for that.
 *
 * @returns The text with `0x`; undefined where the answer has none, or more than one.
 */
export function hexAnswer(given: unknown): string | undefined {
  const answer = alone(given)
  if (typeof answer === 'string') return hexText(answer)
  const inside = INSIDE.map((field) => alone(readField(answer, field)))
  const texts = [textsOf(answer), inside.flatMap(textsOf)].find(({ length }) => length > 0) ?? []
  return new Set(texts).size === 1 ? texts[0] : undefined
}

/** The one answer in a list of one. */
function alone(answer: unknown): unknown {
  try {
    return Array.isArray(answer) && answer.length === 1 ? answer[0] : answer
  } catch {
    // A list that throws when it is read has no answer.
    return undefined
  }
}

function textsOf(answer: unknown): readonly string[] {
  return FIELDS.map((field) => readField(answer, field))
    .filter((value) => typeof value === 'string')
    .map(hexText)
    .filter((text) => text !== undefined)
}

function hexText(text: string): string | undefined {
  const [, digits] = HEX.exec(text.replace(/^"(.*)"$/, '$1')) ?? []
  return digits === undefined ? undefined : `0x${digits}`
}
