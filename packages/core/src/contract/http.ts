/** One complete request. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | undefined
  /** The cookies that are sent along, as in `fetch`. Default: `omit`. */
  readonly credentials?: RequestCredentials | undefined
  /** If true, the request continues when the visitor closes the page. */
  readonly mayOutlivePage?: boolean | undefined
}

/** A response of any status, with its body as text. */
export interface HttpResponse {
  readonly status: number
  readonly body: string
}

/** Sends one request, once, with a time-out, a size limit and origin rules, and without retries. */
export interface Http {
  /**
   * @throws LatchkeyError `http.timeout`, `http.network`, `http.too-large`, `http.malformed` when the
   * body is not UTF-8 text, `aborted`.
   */
  send(request: HttpRequest, signal?: AbortSignal): Promise<HttpResponse>
}
