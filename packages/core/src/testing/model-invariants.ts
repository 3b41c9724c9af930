import { expect } from 'vitest'
import { parseInactive } from '../connections/stored-connections.ts'
import { addressOf, isNamespace, NAMESPACES, type Namespace } from '../contract/index.ts'
import type { Connection } from '../store/root-state.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { answers, connectionsIn, type ModelWorld, WORLD_FAMILIES } from './model-environment.ts'
import type { MayEnd } from './model-events.ts'

/** Sessions of the world, by `namespace id`. */
export function sessionsOf(world: ModelWorld): readonly string[] {
  return NAMESPACES.flatMap((namespace) =>
    connectionsIn(world, namespace).map(({ session: { id } }) => `${namespace} ${id}`),
  )
}

/** State, storage, adapters, the relay and the embedded wallet agree; nothing is half-dead. */
export function expectAgreement(world: ModelWorld): void {
  for (const namespace of NAMESPACES) expectNamespace(world, namespace)
  expectNetwork(world)
  expectPairing(world)
  expectLogin(world)
  const stored = (world.storage.get('@appkit/connected_namespaces') ?? '').split(',')
  const connected = NAMESPACES.filter((each) => connectionsIn(world, each).length > 0)
  expect(stored.filter(isNamespace).sort(), 'storage agrees').toEqual([...connected].sort())
}

/** Nobody loses a session that nobody ended. */
export function expectKept(before: readonly string[], after: readonly string[], may: MayEnd): void {
  const lost = before.filter((session) => !after.includes(session) && !may(session))
  expect(lost, 'nothing else ended').toEqual([])
}

/** The active sessions of the world, by `namespace id`. */
export function activeOf(world: ModelWorld): readonly string[] {
  return NAMESPACES.flatMap((namespace) => {
    const [active] = connectionsIn(world, namespace)
    return active === undefined ? [] : [`${namespace} ${active.session.id}`]
  })
}

/** Who is not chosen, connected or moved to takes nobody's place. */
export function expectInPlace(world: ModelWorld, before: readonly string[]): void {
  const held = sessionsOf(world)
  const active = activeOf(world)
  const left = before.filter((session) => held.includes(session) && !active.includes(session))
  expect(left, 'nobody takes a place that is in use').toEqual([])
}

function expectNamespace(world: ModelWorld, namespace: Namespace): void {
  const { core, adapter } = world.page()
  const all = connectionsIn(world, namespace)
  const [active, ...inactive] = all
  const status = core.snapshot().accounts[namespace]?.status ?? 'disconnected'
  const ids = all.map(({ session }) => session.id)
  expect(new Set(ids).size, 'each session once').toBe(ids.length)
  expect(status === 'connected', 'one is active where there is any').toBe(all.length > 0)
  expect(status, 'no account is left waiting').toMatch(/^(dis)?connected$/)
  for (const each of all) expectAnswer(world, each)
  const { storage } = world
  const stored = storage.get(`@appkit/${namespace}:connected_connector_id`)
  expect(stored, 'the active wallet is stored').toBe(active?.session.walletId)
  const storedInactive =
    parseInactive(storage.get('@appkit/connections'))[namespace]?.walletIds ?? []
  const inactiveIds = inactive.map(({ session }) => session.walletId)
  expect([...storedInactive].sort(), 'inactive wallets are stored').toEqual(inactiveIds.sort())
  if (!WORLD_FAMILIES.includes(namespace)) return
  const { openIds } = adapter(namespace)
  expect(openIds.at(-1), 'the provider serves the active session').toBe(active?.session.id)
  expect(ids, 'nothing of a closed session answers').toEqual(expect.arrayContaining([...openIds]))
}

function expectAnswer(world: ModelWorld, each: Connection): void {
  const { session, wallet } = each
  expect(answers(world, each), `${session.id} answers`).toBe(true)
  expect(wallet.namespace, 'the wallet is of its namespace').toBe(session.namespace)
  const networks = session.accounts.map((id) => id.slice(0, id.lastIndexOf(':')))
  expect([...new Set(networks)], 'accounts are on its network').toEqual([session.networkId])
}

/** The network in force is that of the active session. */
function expectNetwork(world: ModelWorld): void {
  const { network, accounts } = world.page().core.snapshot()
  for (const namespace of NAMESPACES) {
    const account = accounts[namespace]
    if (account?.status !== 'connected') continue
    expect(network.activeIds[namespace], 'its network counts').toBe(account.session.networkId)
  }
}

/** One pairing at most; whoever is alive is held, and whoever is held is alive and stored. */
function expectPairing(world: ModelWorld): void {
  const { relay } = world.page()
  const held = heldBy(world, WALLET_CONNECT_ID)
  const topics = [...new Set(held.map(({ session }) => session.id))]
  expect(relay.topics, 'each pairing is held, and alive').toEqual(topics)
  expect(topics.length, 'one pairing at most').toBeLessThanOrEqual(1)
  const stored = JSON.parse(world.storage.get('@appkit/wallet_connect') ?? '{}')
  expect(stored.topic, 'the pairing is stored').toBe(topics[0])
  const shared = relay.sessions.flatMap(({ accounts }) => accounts.map(namespaceOf))
  const families = held.map(({ session }) => session.namespace)
  expect([...families].sort(), 'held where it shares').toEqual([...new Set(shared)].sort())
}

function namespaceOf(id: string): string {
  return id.split(':')[0] ?? ''
}

/** Somebody is logged in as long as the embedded wallet is held, with the account it has. */
function expectLogin(world: ModelWorld): void {
  const { auth, page } = world
  const held = heldBy(world, AUTH_ID)
  expect(auth.isLoggedIn, 'a login is held').toBe(held.length > 0)
  const { user } = page().core.snapshot().auth ?? {}
  expect(user !== undefined, 'who it is').toBe(held.length > 0)
  for (const { session } of held) {
    const own = user?.holdings[session.namespace]?.accounts.map(({ address }) => address)
    expect(own, 'an account of theirs').toEqual(
      expect.arrayContaining(session.accounts.map(addressOf)),
    )
  }
}

function heldBy(world: ModelWorld, walletId: string): readonly Connection[] {
  return NAMESPACES.flatMap((each) => connectionsIn(world, each)).filter(
    ({ session }) => session.walletId === walletId,
  )
}
