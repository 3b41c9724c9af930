/** The ways in which a disturbed part fails instead of answering properly. */
export type FaultKind =
  /** Answers properly, but only after `ms`. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Answers with this status; without `body`, in the part's own error shape. */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Answers 200 with nonsense: text that is no JSON, JSON of a wrong shape, or the given body. */
  | { readonly kind: 'garbage'; readonly body?: unknown; readonly shape?: 'not-json' | 'wrong' }
  /** Accepts the request and never answers, until the fault is cleared or the sandbox stops. */
  | { readonly kind: 'silence' }
  /** Destroys the connection without an answer. */
  | { readonly kind: 'reset' }
  /** Announces the proper answer's full length, sends half of it and destroys the connection. */
  | { readonly kind: 'half-body' }

/** Which requests a fault is for; all of the part when left out. */
export interface FaultLimits {
  /** Only the next so many requests; the fault then ends by itself. */
  readonly times?: number
  /** Only JSON-RPC requests with one of these methods (parts `rpc`, `nodes`, `solana`, `exchanges`). */
  readonly methods?: readonly string[]
}

/** A fault with its limits. */
export type Fault = FaultKind & FaultLimits

/**
 * Reads a fault that came over HTTP.
 *
 * @returns What is wrong with it as a sentence, or the fault.
 */
export function readFault(value: unknown): Fault | string {
  if (!isRecord(value)) return 'A fault is an object with a `kind`.'
  if (value['times'] !== undefined && !isCount(value['times']))
    return '`times` is a whole number from 1.'
  if (value['methods'] !== undefined && !isTextList(value['methods']))
    return '`methods` is a list of method names.'
  const problem = kindProblem(value)
  // Every field that the kinds and limits name has been checked above and below.
  return problem ?? (value as unknown as Fault)
}

function kindProblem(value: Record<string, unknown>): string | undefined {
  switch (value['kind']) {
    case 'slow':
      return isCount(value['ms']) ? undefined : '`slow` needs `ms`, a whole number from 1.'
    case 'status':
      return isStatus(value['status']) ? undefined : '`status` needs a `status` from 200 to 599.'
    case 'garbage':
      return [undefined, 'not-json', 'wrong'].some((shape) => shape === value['shape'])
        ? undefined
        : '`garbage` knows the shapes `not-json` and `wrong`.'
    case 'silence':
    case 'reset':
    case 'half-body':
      return undefined
    default:
      return 'Known kinds: slow, status, garbage, silence, reset, half-body.'
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1
}

function isStatus(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
