import {
  type Clock,
  type Http,
  type HttpRequest,
  type HttpResponse,
  isLatchkeyError,
  LatchkeyError,
  untilAborted,
} from '../contract/index.ts'

import { readText } from './read-text.ts'

/** Time limit of one try, in milliseconds. Source: docs/specification.md, section 9. */
const TRY_TIMEOUT_MS = 10_000
/** Largest answer that is read, in bytes; a full wallet page has about 100 kB. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024

interface Deps {
  readonly clock: Clock
}

/** Sends requests with the browser's fetch: no credentials, no path in the referrer, no redirects. */
export function createFetchHttp({ clock }: Deps): Http {
  return {
    async send(request, signal) {
      const attempt = new AbortController()
      let hasTimedOut = false
      const abort = (): void => attempt.abort()
      const stopTimer = clock.after(TRY_TIMEOUT_MS, () => {
        hasTimedOut = true
        abort()
      })
      if (signal?.aborted === true) abort()
      signal?.addEventListener('abort', abort, { once: true })
      try {
        return await untilAborted(exchange(request, attempt.signal), attempt.signal)
      } catch (thrown) {
        throw hasTimedOut ? new LatchkeyError('http.timeout', {}) : translate(thrown, attempt)
      } finally {
        stopTimer()
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}

async function exchange(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers ?? {},
    body: request.body ?? null,
    signal,
    keepalive: request.mayOutlivePage === true,
    credentials: request.credentials ?? 'omit',
    referrerPolicy: 'strict-origin',
    // A page can't see where a redirect leads before it is followed, so none is.
    redirect: 'error',
  })
  return { status: response.status, body: await readText(response, MAX_ANSWER_BYTES) }
}

function translate(thrown: unknown, attempt: AbortController): LatchkeyError {
  if (attempt.signal.aborted) return new LatchkeyError('aborted', {})
  if (isLatchkeyError(thrown)) return thrown
  return new LatchkeyError('http.network', {}, { cause: thrown })
}
