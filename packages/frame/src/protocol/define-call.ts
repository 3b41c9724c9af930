/** Checks unknown data. Every zod schema is one. */
export interface Reader<T> {
  safeParse(
    data: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly data?: undefined }
}

/** One call of the protocol: its name on the wire, both payloads, and its time limits. */
export interface Call<Name extends string, Request, Reply> {
  readonly name: Name
  readonly request: Reader<Request>
  readonly reply: Reader<Reply>
  /** Longest wait for the frame to be ready, in milliseconds; undefined without a limit. */
  readonly loadMs: number | undefined
  /**
   * Longest wait for the reply, in milliseconds; when it passes, all calls end. Undefined: only
   * this call ends, after `FRAME_REPLY_MS`.
   */
  readonly replyMs: number | undefined
  /** The frame replies when the visitor has acted: there is no limit. */
  readonly waitsForVisitor: boolean
}

interface Definition<Name extends string, Request, Reply> {
  readonly name: Name
  readonly request?: Reader<Request>
  readonly reply?: Reader<Reply>
  readonly loadMs?: number
  readonly replyMs?: number
  readonly waitsForVisitor?: true
}

/** The call has no payload: whatever is sent there is ignored. */
const NOTHING: Reader<undefined> = { safeParse: () => ({ success: true, data: undefined }) }

/**
 * Defines one call of the protocol. Types, checks and timers are derived from it. A request that its
 * schema refuses gets an error as its reply; a reply that its schema refuses fails the call.
 */
export function defineCall<const Name extends string, Request = undefined, Reply = undefined>(
  definition: Definition<Name, Request, Reply>,
): Call<Name, Request, Reply> {
  const { name, request = NOTHING, reply = NOTHING, loadMs, replyMs } = definition
  const waitsForVisitor = definition.waitsForVisitor === true
  // Without a schema, the type is that of `NOTHING`.
  return { name, request, reply, loadMs, replyMs, waitsForVisitor } as Call<Name, Request, Reply>
}
