import type { ObservedRequest, ObserveRequest, RequestOutcome } from '../contract/index.ts'

/** Called with every request to a wallet or to the secure frame. */
export type RequestObserver = (request: ObservedRequest) => void

/** Names of methods, features and calls of the frame. Longer words may be keys. */
const METHOD = /^[\w:]{1,48}$/
const CODE = /^[a-z.-]{1,40}$/

/**
 * Creates what reports requests of one kind. Nothing that a request or its answer carries gets to the observer.
 *
 * @returns undefined without an observer.
 */
export function observeRequests(
  observer: RequestObserver | undefined,
  kind: Pick<ObservedRequest, 'to' | 'namespace'>,
): ObserveRequest | undefined {
  if (observer === undefined) return undefined
  return (method, answer) =>
    observer({
      ...kind,
      method: METHOD.test(method) ? method : 'request',
      outcome: answer.then(() => ({ isAnswered: true }), toFailure),
    })
}

function toFailure(thrown: unknown): RequestOutcome {
  return { isAnswered: false, code: readCode(thrown) }
}

function readCode(thrown: unknown): RequestOutcome['code'] {
  try {
    const { code } = Object(thrown)
    return typeof code === 'number' || (typeof code === 'string' && CODE.test(code))
      ? code
      : undefined
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}
