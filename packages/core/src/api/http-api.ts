import { type Clock, type Http, type HttpResponse, LatchkeyError } from '../contract/index.ts'

import { parseJson } from '../http/parse-json.ts'
import { retryRead } from '../http/retry.ts'

/** Query values; an empty one is left out. */
export type Query = Readonly<Record<string, string | undefined>>

/** The body of a request: data that JSON can write. Amounts are text. */
export type JsonObject = { readonly [Name in string]?: JsonValue | undefined }
type JsonValue = string | number | boolean | null | JsonObject | readonly JsonValue[]

/** One server that answers with JSON. */
export interface HttpApi {
  /**
   * Requests `path` and returns the parsed JSON, unchecked.
   *
   * @param path - Parts of the path, not encoded.
   * @throws LatchkeyError `http.status`, `http.malformed`, `http.network`, `http.timeout`,
   * `http.too-large`, `aborted`.
   */
  get(path: readonly string[], query: Query, signal?: AbortSignal): Promise<unknown>
  /**
   * Sends `body` as JSON, once, and returns the parsed JSON of the answer, unchecked. It is never
   * retried: the server may have executed a request without an answer.
   *
   * @param path - Parts of the path, not encoded.
   * @returns undefined for an answer without a body.
   * @throws LatchkeyError as `get`.
   */
  post(path: readonly string[], body: JsonObject, signal?: AbortSignal): Promise<unknown>
  /** The URL of a resource that the page itself loads, such as an image. */
  url(path: readonly string[]): string
}

/** The port and the settings of a server's client. */
export interface HttpApiDeps {
  readonly http: Http
  readonly clock: Clock
  /** Address of the server, without path. */
  readonly baseUrl: string
  readonly projectId?: string | undefined
  readonly sdkType: string
  readonly sdkVersion: string
  /** Id of this client at the relay, once it is known; sent to the blockchain API only. */
  readonly clientId?: (() => string | undefined) | undefined
}

/** Adds the parameters of every request, and turns the response into a value or an error. */
export function createHttpApi({ http, clock, baseUrl, clientId, ...site }: HttpApiDeps): HttpApi {
  const own = { st: site.sdkType, sv: site.sdkVersion, projectId: site.projectId }

  function address(path: readonly string[], query: Query): string {
    const text = new URLSearchParams(presentEntries({ ...query, ...own, clientId: clientId?.() }))
    return `${baseUrl.replace(/\/+$/, '')}/${path.map(encodePart).join('/')}?${text}`
  }

  return {
    async get(path, query, signal) {
      const request = { method: 'GET', url: address(path, query) } as const
      const { body } = await retryRead(async () => okOnly(await http.send(request, signal)), {
        clock,
        signal,
      })
      return parseJson(body)
    },
    async post(path, body, signal) {
      const request = {
        method: 'POST',
        url: address(path, {}),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      } as const
      const response = okOnly(await http.send(request, signal))
      return response.body === '' ? undefined : parseJson(response.body)
    },
    url: (path) => address(path, {}),
  }
}

function presentEntries(query: Query): string[][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
}

/** Parts such as `..`, which the URL parser would remove, are answered with status 400 here. */
function encodePart(part: string): string {
  if (/^\.{0,2}$/.test(part)) throw new LatchkeyError('http.status', { status: BAD_REQUEST })
  try {
    return encodeURIComponent(part)
  } catch (thrown) {
    // Half a surrogate pair has no encoding.
    throw new LatchkeyError('http.status', { status: BAD_REQUEST }, { cause: thrown })
  }
}

const BAD_REQUEST = 400

function okOnly(response: HttpResponse): HttpResponse {
  const { status } = response
  if (status < 200 || status >= 300) throw new LatchkeyError('http.status', { status })
  return response
}
