/** Fields in which some wallets wrap the text that they should answer. */
const FIELDS = ['hash', 'transactionHash', 'txHash', 'signature', 'result']

const HEX = /^(?:0x)?([0-9a-f]+)$/i

/**
 * Reads the hex text of an answer. Some wallets leave out its prefix, quote it as JSON, or wrap it in an
 * object: a transaction whose hash is there is not lost for that.
 *
 * @returns The text with `0x`; undefined where the answer has none, or more than one.
 */
export function hexAnswer(answer: unknown): string | undefined {
  if (typeof answer === 'string') return hexText(answer)
  if (typeof answer !== 'object' || answer === null) return undefined
  const texts = FIELDS.flatMap((field) => textOf(answer, field))
  return new Set(texts).size === 1 ? texts[0] : undefined
}

function textOf(answer: object, field: string): readonly string[] {
  try {
    const value: unknown = Reflect.get(answer, field)
    const text = typeof value === 'string' ? hexText(value) : undefined
    return text === undefined ? [] : [text]
  } catch {
    // A getter that throws has no text.
    return []
  }
}

function hexText(text: string): string | undefined {
  const [, digits] = HEX.exec(text.replace(/^"(.*)"$/, '$1')) ?? []
  return digits === undefined ? undefined : `0x${digits}`
}
