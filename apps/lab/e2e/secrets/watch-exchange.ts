/** Values that the secure site's server and the provider of social logins exchange. */
export interface RecordedExchange {
  values(): Promise<ReadonlyMap<string, readonly string[]>>
  /** Stops to listen. */
  end(): void
}

/** The names of its secret fields. */
const NAMES = ['code', 'code_verifier', 'access_token', 'id_token', 'refresh_token']

/** Listens to the exchange of codes for tokens: from server to server, both in this process. */
export function watchExchange(identity: string): RecordedExchange {
  const { fetch } = globalThis
  const values = new Map<string, string[]>()
  const pending: Promise<unknown>[] = []

  function note(entries: Iterable<[string, unknown]>): void {
    for (const [name, value] of entries) {
      if (NAMES.includes(name)) values.set(name, [...(values.get(name) ?? []), String(value)])
    }
  }

  async function overhear(...[where, init]: Parameters<typeof fetch>): Promise<Response> {
    const answer = await fetch(where, init)
    if (String(where) === `${identity}/token` && init?.body instanceof URLSearchParams) {
      note(init.body)
      pending.push(readTokens(answer.clone()).then(note))
    }
    return answer
  }

  Reflect.set(globalThis, 'fetch', overhear)
  return {
    async values() {
      await Promise.all(pending)
      return values
    },
    end() {
      globalThis.fetch = fetch
    },
  }
}

async function readTokens(answer: Response): Promise<[string, unknown][]> {
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null ? Object.entries(body) : []
}
