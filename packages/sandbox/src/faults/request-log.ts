import type { FaultPart } from './parts.ts'

/** One request that reached the sandbox. */
export interface SeenRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  /** JSON-RPC method names, when it was such a request (parts `rpc`, `nodes`, `solana`). */
  readonly rpcMethods: readonly string[]
  /** Monotonic milliseconds; good for distances between requests. */
  readonly atMs: number
}

/** Every request that reached the sandbox, by part, disturbed ones included. */
export interface RequestLog {
  /** How many requests reached a part. */
  count(part: FaultPart): number
  /** The requests that reached a part, oldest first. */
  list(part: FaultPart): readonly SeenRequest[]
  /** Counts of all parts that were asked at least once. */
  counts(): Partial<Record<FaultPart, number>>
  /** Removes all entries. */
  clear(): void
}

/** The same log, with the method that the servers use. */
export interface RequestLogDesk extends RequestLog {
  note(parts: readonly FaultPart[], request: SeenRequest): void
}

/** Stored requests per part; older ones are removed but stay counted. */
const MAX_STORED = 2_000

/** Makes the log of one sandbox. */
export function createRequestLog(): RequestLogDesk {
  const seen = new Map<FaultPart, { total: number; stored: SeenRequest[] }>()
  return {
    count: (part) => seen.get(part)?.total ?? 0,
    list: (part) => [...(seen.get(part)?.stored ?? [])],
    counts: () => Object.fromEntries([...seen].map(([part, { total }]) => [part, total])),
    clear: () => seen.clear(),
    note(parts, request) {
      for (const part of parts) {
        const entry = seen.get(part) ?? { total: 0, stored: [] }
        entry.total += 1
        entry.stored.push(request)
        if (entry.stored.length > MAX_STORED) entry.stored.shift()
        seen.set(part, entry)
      }
    },
  }
}
