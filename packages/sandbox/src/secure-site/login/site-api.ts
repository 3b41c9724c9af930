import { SiteError } from '@latchkey/frame/site'

/** How a call ended. */
export type Answer =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }

/** The body, the token and the signal of a call. */
export interface CallOptions {
  readonly body?: Readonly<Record<string, string>> | undefined
  /** The token of the login that asks. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The frame's own server. */
export interface SiteApi {
  /** @throws SiteError when the server cannot be reached or answers nonsense. */
  ask(path: string, options?: CallOptions): Promise<Answer>
  /** The same, for calls whose refusal is an error. @throws SiteError */
  call(path: string, options?: CallOptions): Promise<unknown>
}

/** How to reach a server; the browser's own `fetch` in the frame. */
type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Asks the frame's own server. Nothing secret is ever part of an address. */
export function createSiteApi(fetch: Fetch): SiteApi {
  async function ask(path: string, options: CallOptions = {}): Promise<Answer> {
    const { body = {}, token, signal = null } = options
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
      const answer = await fetch(`/api/${path}`, init)
      const value: unknown = await answer.json()
      if (answer.ok) return { kind: 'done', body: value }
      return { kind: 'refused', status: answer.status, message: textIn(value, 'message') ?? FAILED }
    } catch {
      // The cause does not help a visitor, and may name an address.
      throw new SiteError(FAILED)
    }
  }

  return {
    ask,
    async call(path, options) {
      const answer = await ask(path, options)
      if (answer.kind === 'done') return answer.body
      throw new SiteError(answer.message)
    },
  }
}

const FAILED = 'The secure site does not answer. Try again in a moment.'

/** A named text of an answer; undefined when it has none. */
export function textIn(value: unknown, name: string): string | undefined {
  const text = valueIn(value, name)
  return typeof text === 'string' ? text : undefined
}

/** A named text of an answer that has to have it. @throws SiteError */
export function requireText(value: unknown, name: string): string {
  const text = textIn(value, name)
  if (text !== undefined) return text
  throw new SiteError(FAILED)
}

/** A named value of an answer. */
export function valueIn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const found: unknown = Reflect.get(value, name)
  return found
}
