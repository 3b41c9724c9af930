import {
  type Http,
  type HttpRequest,
  type HttpResponse,
  throwIfAborted,
  untilAborted,
} from '../contract/index.ts'

/** A request as an answering function gets it. */
export interface FakeRequest extends HttpRequest {
  /** The value of each `:name` in the path, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** An answer of a fake server: a JSON value, or a body as it is. */
export type FakeAnswer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly body: string; readonly status?: number }

/** Answers a request; may throw, and may never settle. */
export type Answering = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>

/** A server inside the process. */
export interface FakeHttp extends Http {
  /**
   * Sets an answer. The newest answer of an address wins.
   *
   * @param address - Origin and path without query; `:name` stands for any one path part.
   */
  on(method: HttpRequest['method'], address: string, answer: FakeAnswer | Answering): void
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[]
}

interface Route {
  readonly method: string
  readonly parts: readonly string[]
  readonly answer: Answering
}

/**
 * Creates a fake server.
 *
 * @param onUnexpected - Called for a request without an answer. Without it such a request fails the
 * whole run, even where the code under test catches the error.
 */
export function createFakeHttp(onUnexpected: (error: Error) => void = failRun): FakeHttp {
  const routes: Route[] = []
  const requests: HttpRequest[] = []

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    const url = new URL(request.url)
    const path = partsOf(url.origin + url.pathname)
    const route = routes.find((known) => isMatch(known, request.method, path))
    if (route === undefined) throw unexpected(request, url, onUnexpected)
    const params = readParams(route.parts, path)
    return toResponse(await route.answer({ ...request, params, query: url.searchParams }))
  }

  return {
    requests,
    on(method, address, given) {
      const answering = typeof given === 'function' ? given : () => given
      routes.unshift({ method, parts: partsOf(address), answer: answering })
    },
    async send(request, signal) {
      throwIfAborted(signal)
      requests.push(request)
      return signal === undefined ? answer(request) : untilAborted(answer(request), signal)
    },
  }
}

function partsOf(address: string): readonly string[] {
  return address.split('/')
}

function isMatch(route: Route, method: string, path: readonly string[]): boolean {
  return (
    route.method === method &&
    route.parts.length === path.length &&
    route.parts.every((part, index) => isParam(part) || part === path[index])
  )
}

function readParams(parts: readonly string[], path: readonly string[]): Record<string, string> {
  const named = parts.map((part, index) => [part, path[index] ?? ''] as const)
  return Object.fromEntries(
    named
      .filter(([part]) => isParam(part))
      .map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  )
}

function isParam(part: string): boolean {
  return part.startsWith(':')
}

function toResponse(answer: FakeAnswer): HttpResponse {
  const body = 'body' in answer ? answer.body : JSON.stringify(answer.json)
  return { status: answer.status ?? 200, body }
}

function unexpected(request: HttpRequest, url: URL, report: (error: Error) => void): Error {
  const error = new Error(`Unexpected request: ${request.method} ${url.origin}${url.pathname}`)
  report(error)
  return error
}

/** An unhandled rejection fails the run in every test runner. */
function failRun(error: Error): void {
  void Promise.reject(error)
}
