import type { Namespace } from './caip.ts'

/**
 * Reports a request when it is sent. Of the answer it reads when it comes, and the code if it is a failure.
 *
 * @param method - Its name: of JSON-RPC, of a feature, or of a call of the frame.
 */
export type ObserveRequest = (method: string, answer: Promise<unknown>) => void

/** A request that was sent to a wallet or to the secure frame, without anything that it carries. */
export interface ObservedRequest {
  /** A wallet in the browser, a wallet over a wallet-connect session, or the secure frame. */
  readonly to: 'wallet' | 'session' | 'frame'
  readonly namespace?: Namespace | undefined
  /** `request` where the name has no plain form: it may come from the site. */
  readonly method: string
  /** Resolves when the request ends, and never rejects. */
  readonly outcome: Promise<RequestOutcome>
}

/** How a request ended. */
export interface RequestOutcome {
  readonly isAnswered: boolean
  /** The code of the failure: a number of JSON-RPC, or the code of a `LatchkeyError`. */
  readonly code?: number | string | undefined
}
