import { expect } from 'vitest'
import { parseInactive } from '../connections/stored-connections.ts'
import { addressOf, isNamespace, NAMESPACES, type Namespace } from '../contract/index.ts'
import type { Connection } from '../store/state/connections.ts'
import { AUTH_ID, isShared, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import {
  connectionsIn,
  isUsable,
  MODEL_NAMESPACES,
  type ModelEnvironment,
} from './model-environment.ts'
import type { MayEnd } from './model-events.ts'

/** All sessions, as `namespace id`. */
export function sessionsOf(environment: ModelEnvironment): readonly string[] {
  return NAMESPACES.flatMap((namespace) =>
    connectionsIn(environment, namespace).map(({ session: { id } }) => `${namespace} ${id}`),
  )
}

/** Checks that state, storage, adapters, the relay and the embedded wallet have the same sessions. */
export function expectAgreement(environment: ModelEnvironment): void {
  for (const namespace of NAMESPACES) expectNamespace(environment, namespace)
  expectNetwork(environment)
  expectPairing(environment)
  expectLogin(environment)
  const stored = (environment.storage.get('@appkit/connected_namespaces') ?? '').split(',')
  const connected = NAMESPACES.filter((each) => connectionsIn(environment, each).length > 0)
  expect(stored, 'storage agrees').toEqual(expect.arrayContaining(connected))
  // A wallet of this browser that shares nothing now waits there.
  const others = stored.filter(isNamespace).filter((each) => !connected.includes(each))
  const ids = others.map((each) =>
    environment.storage.get(`@appkit/${each}:connected_connector_id`),
  )
  expect(ids.filter(isSharedId), 'storage agrees').toEqual([])
}

/** Checks that no session ended beside those that may end. */
export function expectNoOtherEnded(
  before: readonly string[],
  after: readonly string[],
  may: MayEnd,
): void {
  const lost = before.filter((session) => !after.includes(session) && !may(session))
  expect(lost, 'no other session ended').toEqual([])
}

/** The active sessions, as `namespace id`. */
export function activeOf(environment: ModelEnvironment): readonly string[] {
  return NAMESPACES.flatMap((namespace) => {
    const [active] = connectionsIn(environment, namespace)
    return active === undefined ? [] : [`${namespace} ${active.session.id}`]
  })
}

/** Checks that a session that is still open is still active, for events that activate no other one. */
export function expectSameActive(environment: ModelEnvironment, before: readonly string[]): void {
  const open = sessionsOf(environment)
  const active = activeOf(environment)
  const left = before.filter((session) => open.includes(session) && !active.includes(session))
  expect(left, 'active sessions stay active').toEqual([])
}

function expectNamespace(environment: ModelEnvironment, namespace: Namespace): void {
  const { core, adapter } = environment.page()
  const all = connectionsIn(environment, namespace)
  const [active, ...inactive] = all
  const status = core.snapshot().accounts[namespace]?.status ?? 'disconnected'
  const ids = all.map(({ session }) => session.id)
  expect(new Set(ids).size, 'each session is listed once').toBe(ids.length)
  expect(status === 'connected', 'a session is active if there is any').toBe(all.length > 0)
  expect(status, 'no account is pending').toMatch(/^(dis)?connected$/)
  for (const each of all) expectUsable(environment, each)
  const { storage } = environment
  const stored = storage.get(`@appkit/${namespace}:connected_connector_id`)
  if (active !== undefined || isSharedId(stored)) {
    expect(stored, 'the active wallet is stored').toBe(active?.session.walletId)
  }
  const storedInactive =
    parseInactive(storage.get('@appkit/connections'))[namespace]?.walletIds ?? []
  const inactiveIds = inactive.map(({ session }) => session.walletId)
  // A wallet that shares nothing now, as a locked one does, stays stored.
  const locked = storedInactive.filter((id) => !inactiveIds.includes(id))
  expect(locked.filter(isSharedId), 'only wallets of this browser wait').toEqual([])
  expect(storedInactive, 'inactive wallets are stored').toEqual(expect.arrayContaining(inactiveIds))
  if (!MODEL_NAMESPACES.includes(namespace)) return
  const { openIds } = adapter(namespace)
  expect(openIds.at(-1), 'the provider serves the active session').toBe(active?.session.id)
  expect(ids, 'closed sessions are not served').toEqual(expect.arrayContaining([...openIds]))
}

function isSharedId(walletId: string | undefined): boolean {
  return walletId !== undefined && isShared({ walletId })
}

function expectUsable(environment: ModelEnvironment, each: Connection): void {
  const { session, wallet } = each
  expect(isUsable(environment, each), `${session.id} is usable`).toBe(true)
  expect(wallet.namespace, 'the wallet has the namespace of the session').toBe(session.namespace)
  const networks = session.accounts.map((id) => id.slice(0, id.lastIndexOf(':')))
  expect([...new Set(networks)], 'accounts are on the network of the session').toEqual([
    session.networkId,
  ])
}

/** Checks that the active network is the one of the active session. */
function expectNetwork(environment: ModelEnvironment): void {
  const { network, accounts } = environment.page().core.snapshot()
  for (const namespace of NAMESPACES) {
    const account = accounts[namespace]
    if (account?.status !== 'connected') continue
    expect(network.activeIds[namespace], 'the active network is the one of the session').toBe(
      account.session.networkId,
    )
  }
}

/** Checks that there is one pairing at most, that it is open, connected and stored. */
function expectPairing(environment: ModelEnvironment): void {
  const { relay } = environment.page()
  const connections = connectionsOfWallet(environment, WALLET_CONNECT_ID)
  const topics = [...new Set(connections.map(({ session }) => session.id))]
  expect(relay.topics, 'open pairings are connected').toEqual(topics)
  expect(topics.length, 'one pairing at most').toBeLessThanOrEqual(1)
  const stored = JSON.parse(environment.storage.get('@appkit/wallet_connect') ?? '{}')
  expect(stored.topic, 'the pairing is stored').toBe(topics[0])
  const shared = relay.sessions.flatMap(({ accounts }) => accounts.map(namespaceOf))
  const namespaces = connections.map(({ session }) => session.namespace)
  expect([...namespaces].sort(), 'connected in the namespaces of its accounts').toEqual(
    [...new Set(shared)].sort(),
  )
}

function namespaceOf(id: string): string {
  return id.split(':')[0] ?? ''
}

/** Checks that a user is logged in exactly while the embedded wallet is connected. */
function expectLogin(environment: ModelEnvironment): void {
  const { auth, page } = environment
  const connections = connectionsOfWallet(environment, AUTH_ID)
  expect(auth.isLoggedIn, 'a login is connected').toBe(connections.length > 0)
  const { user } = page().core.snapshot().auth ?? {}
  expect(user !== undefined, 'the user is known').toBe(connections.length > 0)
  for (const { session } of connections) {
    const own = user?.holdings[session.namespace]?.accounts.map(({ address }) => address)
    expect(own, 'the accounts are the ones of the user').toEqual(
      expect.arrayContaining(session.accounts.map(addressOf)),
    )
  }
}

function connectionsOfWallet(
  environment: ModelEnvironment,
  walletId: string,
): readonly Connection[] {
  return NAMESPACES.flatMap((each) => connectionsIn(environment, each)).filter(
    ({ session }) => session.walletId === walletId,
  )
}
