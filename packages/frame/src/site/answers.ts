import type { CallName, ReplyOf, RequestOf } from '../protocol/index.ts'

/** The page that sent a request. */
export interface Asker {
  /** Origin of the embedding page, as the browser reports it. */
  readonly origin: string
  /** Fires when the reply is not needed any more: the page was left, aborted the request, or reloads. */
  readonly signal: AbortSignal
}

/**
 * The frame's handler of each call. Requests have passed their schema. If a handler throws, the
 * reply is an error: with the message of a `SiteError`, otherwise with a general one. The reply to
 * `RELOAD` is posted first; the page may be left afterwards.
 */
export type Answers = {
  readonly [Name in CallName]: (
    request: RequestOf<Name>,
    asker: Asker,
  ) => Promise<ReplyOf<Name>> | ReplyOf<Name>
}

/** A failure whose message is sent to the page. The messages of other errors stay in the frame. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  /** A code of EIP-1193 or EIP-5792. Clients of the protocol that do not know it ignore it. */
  readonly code: number | undefined

  constructor(message: string, options?: { readonly cause?: unknown; readonly code?: number }) {
    super(message, options)
    this.code = options?.code
  }
}
