/** Reads foreign data; a schema is one. */
export interface Reader<T> {
  safeParse(
    data: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly data?: undefined }
}

/** What one side asks the other for: its name on the wire, both payloads, and how long it may take. */
export interface Call<Name extends string, Request, Reply> {
  readonly name: Name
  readonly request: Reader<Request>
  readonly reply: Reader<Reply>
  /** Longest wait for the frame to be ready, in milliseconds; undefined where none is fixed. */
  readonly loadMs: number | undefined
  /** Longest wait for the reply, in milliseconds; undefined where a visitor may take their time. */
  readonly replyMs: number | undefined
}

interface Definition<Name extends string, Request, Reply> {
  readonly name: Name
  readonly request?: Reader<Request>
  readonly reply?: Reader<Reply>
  readonly loadMs?: number
  readonly replyMs?: number
}

/** No payload is wanted: whatever another client sends there is dropped. */
const NOTHING: Reader<undefined> = { safeParse: () => ({ success: true, data: undefined }) }

/**
 * Says what one call of the protocol is; types, checks and timers are derived from it. A request that
 * its schema refuses is answered with an error, a reply that its schema refuses ends the call as failed.
 */
export function defineCall<const Name extends string, Request = undefined, Reply = undefined>(
  definition: Definition<Name, Request, Reply>,
): Call<Name, Request, Reply> {
  const { name, request = NOTHING, reply = NOTHING, loadMs, replyMs } = definition
  // Where a schema is left out, its type is that of `NOTHING`.
  return { name, request, reply, loadMs, replyMs } as Call<Name, Request, Reply>
}
