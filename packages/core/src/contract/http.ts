/** One request, already complete. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: string | undefined
  /** Whether the request is worth finishing when the visitor leaves the page meanwhile. */
  readonly mayOutlivePage?: boolean | undefined
}

/** What came back: any status, body read as text. */
export interface HttpResponse {
  readonly status: number
  readonly body: string
}

/** Sends one request, once. Time-out, size cap and origin rules are its own; retries are not. */
export interface Http {
  /**
   * @throws LatchkeyError `http.timeout`, `http.network`, `http.too-large`, `http.malformed` when the
   * body is no UTF-8 text, `aborted`.
   */
  send(request: HttpRequest, signal?: AbortSignal): Promise<HttpResponse>
}
