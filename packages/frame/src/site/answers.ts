import type { CallName, ReplyOf, RequestOf } from '../protocol/index.ts'

/** Who asks. */
export interface Asker {
  /** Origin of the embedding page, as the browser gave it. */
  readonly origin: string
  /** Fires when the answer is of no use any more: the page left, gave the request up, or reloads. */
  readonly signal: AbortSignal
}

/**
 * What a frame answers, call by call. Requests have passed their schema. What throws is answered with
 * an error: with the message of a `SiteError`, else with none of its own. `RELOAD` is answered first;
 * the page may be left once the answer is given.
 */
export type Answers = {
  readonly [Name in CallName]: (
    request: RequestOf<Name>,
    asker: Asker,
  ) => Promise<ReplyOf<Name>> | ReplyOf<Name>
}
