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
  /** Forgets everything. */
  clear(): void
}

/** What the servers need besides. */
export interface RequestLogDesk extends RequestLog {
  note(parts: readonly FaultPart[], request: SeenRequest): void
}

/** Stored requests per part; older ones are removed but stay counted. */
const KEPT = 2_000

/** Makes the log of one sandbox. */
export function createRequestLog(): RequestLogDesk {
  const seen = new Map<FaultPart, { total: number; kept: SeenRequest[] }>()
  return {
    count: (part) => seen.get(part)?.total ?? 0,
    list: (part) => [...(seen.get(part)?.kept ?? [])],
    counts: () => Object.fromEntries([...seen].map(([part, { total }]) => [part, total])),
    clear: () => seen.clear(),
    note(parts, request) {
      for (const part of parts) {
        const entry = seen.get(part) ?? { total: 0, kept: [] }
        entry.total += 1
        entry.kept.push(request)
        if (entry.kept.length > KEPT) entry.kept.shift()
        seen.set(part, entry)
      }
    },
  }
}
