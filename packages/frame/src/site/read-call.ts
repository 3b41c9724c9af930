import {
  type AppMessage,
  CALLS,
  type CallName,
  isCallName,
  isKnownMethod,
  isSafeMethod,
} from '../protocol/index.ts'

/** A checked request of a page, or why it is refused. */
export type ReadCall =
  | {
      readonly name: CallName
      /** Passed the schema of the call. */
      readonly request: unknown
      /** Is true if the visitor has to approve it. */
      readonly isUnsafe: boolean
    }
  | { readonly refusal: string }

/** Source: docs/specification.md, section 6. */
const NOT_ALLOWED = 'Requested RPC call is not allowed'
const MALFORMED = 'The request is malformed'

/** Reads one request. Source: docs/security.md, S05 and S12. */
export function readCall({ name, payload }: AppMessage): ReadCall {
  const { data, success } = isCallName(name) ? CALLS[name].request.safeParse(payload) : REFUSED
  if (!isCallName(name) || !success) return { refusal: MALFORMED }
  if (name !== 'RPC_REQUEST') return { name, request: data, isUnsafe: false }
  const method = methodOf(data)
  if (!isKnownMethod(method)) return { refusal: NOT_ALLOWED }
  return { name, request: data, isUnsafe: !isSafeMethod(method) }
}

const REFUSED = { success: false, data: undefined } as const

function methodOf(request: unknown): string {
  const { method } = { method: undefined, ...Object(request) }
  return typeof method === 'string' ? method : ''
}
