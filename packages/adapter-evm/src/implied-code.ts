import { readThrownLayers, saysRefused } from '@latchkey/core/adapter'
import { RPC_CODES } from '@latchkey/core/contract'

/** A code in a text: of an error that was written as JSON, or of nothing but the code. */
const CODE = /\bcode"?\s*[:=]?\s*"?(-?\d{4,6})\b|^\s*(-?\d{4,6})\s*$/i
const PENDING = /already (?:pending|processing|open|in progress|waiting)|request.{0,30} pending/i
/** A contract that fails may say anything. */
const OF_CONTRACT = /revert/i

/**
 * The code that an error of a wallet means, where it is not where EIP-1193 has it: inside another error, as
 * text, by its name as in ethers, or in words only.
 *
 * @param known - The codes that are looked for.
 * @returns undefined where the error says none of them.
 */
export function impliedCode(thrown: unknown, known: ReadonlySet<number>): number | undefined {
  const layers = readThrownLayers(thrown)
  if (layers.some(({ isOwn }) => isOwn)) return undefined
  const texts = layers.flatMap((layer) => layer.texts)
  const numbers = layers.map(({ code }) => code).filter((each) => typeof each === 'number')
  const code = [...numbers, ...texts.map(codeIn)].find((each) => known.has(each))
  if (code !== undefined || texts.some((text) => OF_CONTRACT.test(text))) return code
  if (layers.some(saysRefused)) return RPC_CODES.userRejected
  return texts.some((text) => PENDING.test(text)) ? RPC_CODES.pending : undefined
}

function codeIn(text: string): number {
  const [, named, alone] = CODE.exec(text) ?? []
  return Number(named ?? alone)
}
