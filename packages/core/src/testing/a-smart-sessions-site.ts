import {
  type ChainAdapter,
  type GrantedPermissions,
  LatchkeyError,
  type PermissionRequest,
  type RevokeRequest,
} from '../contract/index.ts'
import type { GrantRequest } from '../smart-sessions/grant-request.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { aFakeWallet } from './fake-wallet.ts'

/** The account of the visitor. */
export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const ACCOUNT = `eip155:1:${ADA}` as const
const API = 'https://rpc.walletconnect.org'
/** The path of the server's sessions. */
export const SESSIONS = `${API}/v1/sessions/:account`
export const SERVER_KEY = `0x04${'ab'.repeat(64)}`
/** The time of these tests, in epoch seconds. */
export const NOW_S = 1_900_000_000

/** Permissions that are granted by default. */
export const permissions = [
  {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x64', start: NOW_S + 60, period: 86_400 },
  },
] as const
/** The key of the website. */
export const KEY = { type: 'secp256k1', publicKey: '0x02ab' } as const
/** A request that is right. */
export const REQUEST: GrantRequest = {
  chainId: '0x1',
  expiry: NOW_S + 3_600,
  permissions,
  policies: [],
  signer: { type: 'keys', data: { keys: [KEY] } },
}
/** Capabilities of a wallet that grants it. */
const ABLE = {
  permissions: { supported: true, permissionTypes: [permissions[0].type], signerTypes: ['keys'] },
}

/** A session as the server lists it. */
export function listed(changes: object = {}): object {
  return {
    project: { id: 'p', name: 'Tidewater', url: 'https://tidewater.example', iconUrl: null },
    pci: 'a',
    expiry: NOW_S + 60,
    createdAt: NOW_S - 60,
    permissions,
    policies: [],
    context: null,
    revokedAt: null,
    ...changes,
  }
}

/** How the scripted wallet answers. */
export interface Mood {
  readonly capabilities?: Readonly<Record<string, unknown>>
  readonly grant?: () => Promise<GrantedPermissions>
  readonly revoke?: () => Promise<string>
  /** Wallet id; the one of the embedded wallet shows its requests in the modal. */
  readonly walletId?: string
}

/** A website whose visitor is connected, and whose wallet has smart sessions. */
export async function aSmartSessionsSite(mood: Mood = {}, choice: TestCoreChoice = {}) {
  const asked: (PermissionRequest | RevokeRequest)[] = []
  const { walletId = 'io.fjord' } = mood
  const fake = createFakeAdapter(aFakeWallet({ id: walletId }))
  const granted = { context: '0xc0', expiresAtS: NOW_S + 3_000, permissions }
  const adapter: ChainAdapter = Object.assign(fake, {
    calls: {
      capabilities: async () => mood.capabilities ?? ABLE,
      send: () => Promise.reject(new LatchkeyError('unknown', {})),
      status: () => Promise.reject(new LatchkeyError('unknown', {})),
    },
    permissions: {
      async grant(request: PermissionRequest) {
        asked.push(request)
        return mood.grant ? mood.grant() : granted
      },
      async revoke(request: RevokeRequest) {
        asked.push(request)
        return mood.revoke ? mood.revoke() : '0x51'
      },
    },
  })
  const test = createTestCore({
    projectId: 'p',
    adapters: [adapter],
    features: { analytics: false, smartSessions: true },
    ...choice,
  })
  const { core, http, clock } = test
  await clock.advance(NOW_S * 1_000 - clock.now())
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: [], ws: [] } })
  http.on('GET', `${API}/v1/identity/:address`, { json: {} })
  http.on('GET', SESSIONS, { json: { pcis: [listed()] } })
  http.on('POST', SESSIONS, {
    json: { pci: 'b', key: { type: 'secp256k1', publicKey: SERVER_KEY } },
  })
  http.on('POST', `${SESSIONS}/activate`, { body: '' })
  http.on('POST', `${SESSIONS}/revoke`, { body: '' })
  await core.start()
  await core.actions.connect.withWallet('eip155', walletId)
  const sent = () =>
    http.requests
      .filter(({ method, url }) => method === 'POST' && url.includes('/v1/sessions/'))
      .map(({ url, body }) => [new URL(url).pathname.split('/').at(-1), JSON.parse(body ?? '')])
  const state = () => core.snapshot().smartSessions
  const sessions = await core.actions.smartSessions.load()
  return { ...test, asked, sent, state, sessions }
}
