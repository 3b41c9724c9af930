import { isNetworkId, type NetworkId } from '../../contract/index.ts'
import type { SiwxStore } from './siwx-store.ts'

/** The user who is signed in. */
export interface SiwxUser {
  /** Plain address. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: NetworkId
  /** Epoch milliseconds. */
  readonly signedInAtMs: number
  readonly expiresAtMs: number
}

/** Nonces and sessions of one server. */
export interface ServerRecords {
  addNonce(nonce: string, time: RecordTime): Promise<void>
  /** Resolves with true if it was given out and is unexpired; only once. */
  takeNonce(nonce: string, nowMs: number): Promise<boolean>
  addUser(id: string, user: SiwxUser, nowMs: number): Promise<void>
  user(id: string, nowMs: number): Promise<SiwxUser | undefined>
  removeUser(id: string): Promise<void>
}

/** Epoch milliseconds. */
interface RecordTime {
  readonly nowMs: number
  readonly expiresAtMs: number
}

/** Keeps them in a store. */
export function createServerRecords(store: SiwxStore): ServerRecords {
  /** Nonces that are being taken: the store answers later, and a second request must not find them. */
  const taking = new Set<string>()
  return {
    addNonce: async (nonce, { expiresAtMs, nowMs }) =>
      store.setItem(`nonce:${nonce}`, { expiresAtMs }, ttl(expiresAtMs, nowMs)),
    async takeNonce(nonce, nowMs) {
      if (taking.has(nonce)) return false
      taking.add(nonce)
      try {
        const key = `nonce:${nonce}`
        const { expiresAtMs } = Object(await take(store, key))
        return typeof expiresAtMs === 'number' && expiresAtMs > nowMs
      } finally {
        taking.delete(nonce)
      }
    },
    addUser: async (id, user, nowMs) =>
      store.setItem(`session:${id}`, { ...user }, ttl(user.expiresAtMs, nowMs)),
    async user(id, nowMs) {
      const user = readUser(await store.getItem(`session:${id}`))
      if (user === undefined || user.expiresAtMs > nowMs) return user
      await store.removeItem(`session:${id}`)
      return undefined
    },
    removeUser: async (id) => store.removeItem(`session:${id}`),
  }
}

function ttl(expiresAtMs: number, nowMs: number): { readonly ttl: number } {
  return { ttl: Math.ceil((expiresAtMs - nowMs) / 1_000) }
}

async function take(store: SiwxStore, key: string): Promise<unknown> {
  if (store.takeItem) return await store.takeItem(key)
  const item = await store.getItem(key)
  await store.removeItem(key)
  return item
}

function readUser(value: unknown): SiwxUser | undefined {
  const { address, chainId, signedInAtMs, expiresAtMs } = Object(value)
  const isUser = typeof address === 'string' && isNetworkId(chainId)
  const hasTimes = [signedInAtMs, expiresAtMs].every((each) => typeof each === 'number')
  return isUser && hasTimes ? { address, chainId, signedInAtMs, expiresAtMs } : undefined
}
