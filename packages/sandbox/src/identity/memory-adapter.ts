import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The provider's storage of one kind of records: in memory, until they expire. */
export function createMemoryAdapter(): (kind: string) => Adapter {
  const kinds = new Map<string, Adapter>()
  return (kind) => {
    const known = kinds.get(kind) ?? createStore()
    kinds.set(kind, known)
    return known
  }
}

interface Entry {
  readonly payload: AdapterPayload
  readonly endsAtMs: number
}

function createStore(): Adapter {
  const entries = new Map<string, Entry>()

  function find(isWanted: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    return [...entries.values()].find(({ payload }) => isWanted(payload))?.payload
  }

  return {
    async upsert(id, payload, expiresIn) {
      const endsAtMs = expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY
      entries.set(id, { payload, endsAtMs })
    },
    async find(id) {
      const entry = entries.get(id)
      return entry && entry.endsAtMs > Date.now() ? entry.payload : undefined
    },
    findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
    findByUid: async (uid) => find((payload) => payload.uid === uid),
    async consume(id) {
      const entry = entries.get(id)
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      entries.delete(id)
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id)
    },
  }
}
