import { createByteReader } from '../bytes/byte-reader.ts'
import { OP } from './opcodes.ts'
import { writeScriptNumber } from './script-number.ts'

/** One word of a script: a number to do something, or bytes to push. */
export interface ScriptWord {
  readonly code: number
  readonly push?: Uint8Array | undefined
}

/** How many bytes say how many bytes are pushed. */
const LENGTHS: ReadonlyMap<number, number> = new Map<number, number>([
  [OP.push1, 1],
  [OP.push2, 2],
  [OP.push4, 4],
])

/**
 * Takes a script apart.
 *
 * @throws LatchkeyError `wallet.malformed` when a push runs over its end.
 */
export function readScript(script: Uint8Array): readonly ScriptWord[] {
  const reader = createByteReader(script)
  const words: ScriptWord[] = []
  while (!reader.isAtEnd()) {
    const code = reader.uint(1)
    const length = LENGTHS.get(code)
    if (length !== undefined) words.push({ code, push: reader.bytes(reader.uint(length)) })
    else words.push({ code, push: code < OP.push1 ? reader.bytes(code) : pushedNumber(code) })
  }
  return words
}

function pushedNumber(code: number): Uint8Array | undefined {
  if (code === OP.minusOne) return writeScriptNumber(-1)
  const isNumber = code >= OP.one && code <= OP.sixteen
  return isNumber ? writeScriptNumber(code - OP.one + 1) : undefined
}
