import { type HttpResponse, LatchkeyError } from '../contract/index.ts'
import { parseJson } from '../http/parse-json.ts'
import { isPassingStatus } from '../http/retry.ts'

/** The answer of a node to one call. */
export type Outcome =
  | { readonly type: 'result'; readonly result: unknown }
  | { readonly type: 'error'; readonly code: number; readonly cause: object }

/**
 * Reads a node's answer to a call or a batch. Source: JSON-RPC 2.0.
 *
 * @param isBatch - Whether a batch was sent; then only a list is an answer.
 * @returns The valid outcomes by id.
 * @throws LatchkeyError `http.status`, `http.malformed`.
 */
export function readAnswers(
  { status, body }: HttpResponse,
  isBatch: boolean,
): ReadonlyMap<number, Outcome> {
  const isOk = status >= 200 && status < 300
  if (!isOk && isPassingStatus(status)) throw new LatchkeyError('http.status', { status })
  try {
    const answer = parseJson(body)
    if (Array.isArray(answer) !== isBatch) throw new LatchkeyError('http.malformed', {})
    const outcomes = readList(isBatch ? answer : [answer])
    // Some nodes send a valid JSON-RPC error with an HTTP error status.
    if (!isOk && outcomes.size === 0) throw new LatchkeyError('http.malformed', {})
    return outcomes
  } catch (error) {
    throw isOk ? error : new LatchkeyError('http.status', { status }, { cause: error })
  }
}

/** The first answer to an id counts. */
function readList(answers: unknown): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>()
  for (const answer of Array.isArray(answers) ? answers : []) {
    const id: unknown = own(answer, 'id')
    const outcome = readOutcome(answer)
    if (typeof id === 'number' && outcome !== undefined && !outcomes.has(id))
      outcomes.set(id, outcome)
  }
  return outcomes
}

function readOutcome(answer: unknown): Outcome | undefined {
  const error = own(answer, 'error') ?? undefined
  if (error !== undefined) {
    const code = own(error, 'code')
    if (typeof code !== 'number' || typeof error !== 'object' || error === null) return undefined
    return { type: 'error', code, cause: error }
  }
  const result = own(answer, 'result')
  return result === undefined ? undefined : { type: 'result', result }
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Reflect.get(value, key)
}
