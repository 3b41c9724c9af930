import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNamespace, NAMESPACES, type Namespace } from './contract/index.ts'
import type { Connection } from './store/root-state.ts'
import { EMAIL } from './testing/a-login.ts'
import { aModelWorld, answers, type ModelWorld, WORLD_NETWORKS } from './testing/a-model-world.ts'

/** How many stories are told; each has up to twelve events. */
const STORIES = 10_000
/** Several at a time: they wait for turns, which they share. */
const AT_ONCE = 50
const SEED = 6

const FAMILIES = ['eip155', 'solana', 'bip122'] as const

/** What may happen, and to whom. */
const anEvent = fc.oneof(
  fc.record({ type: fc.constant('connect' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('pair' as const) }),
  fc.record({ type: fc.constant('logIn' as const) }),
  fc.record({ type: fc.constant('switch' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('account' as const), which: fc.nat(3) }),
  fc.record({ type: fc.constant('chain' as const), which: fc.nat(1) }),
  fc.record({ type: fc.constant('lose' as const), which: fc.nat(5) }),
  fc.record({ type: fc.constant('choose' as const), family: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('drop' as const), family: fc.nat(2), which: fc.nat(3) }),
  fc.record({ type: fc.constant('disconnect' as const), family: fc.nat(3) }),
  fc.record({ type: fc.constant('reload' as const) }),
)
type WorldEvent = typeof anEvent extends fc.Arbitrary<infer Value> ? Value : never

async function happen(world: ModelWorld, event: WorldEvent): Promise<void> {
  const { core, relay } = world.page()
  const { actions } = core
  switch (event.type) {
    case 'connect': {
      const { wallet } = world.wallets[event.which] ?? { wallet: undefined }
      if (wallet) await actions.connect.withWallet(wallet.namespace, wallet.id)
      return
    }
    case 'pair':
      actions.pairing.show()
      await world.settle()
      if (relay.uris.length > 0) relay.approve()
      await world.settle()
      return actions.close({ isForced: true })
    case 'logIn':
      return logIn(world)
    case 'switch':
      return actions.network.switchTo(WORLD_NETWORKS[event.which] ?? 'eip155:1')
    case 'account':
    case 'chain':
      return changeInWallet(world, event)
    case 'lose':
      return lose(world, event.which)
    case 'choose':
    case 'drop':
      return moveConnection(world, event)
    case 'disconnect':
      return actions.disconnect(FAMILIES[event.family])
    case 'reload':
      return world.reload()
  }
}

async function logIn(world: ModelWorld): Promise<void> {
  const { core, clock } = world.page()
  // The cool-down between two mails passes.
  await clock.advance(30_000)
  core.actions.open()
  core.actions.auth.submitEmail(EMAIL)
  await world.settle()
  core.actions.auth.enterCode(world.auth.code)
  await world.settle()
  core.actions.close({ isForced: true })
}

function changeInWallet(
  { wallets, page }: ModelWorld,
  { type, which }: { readonly type: 'account' | 'chain'; readonly which: number },
): void {
  const own = wallets[which]
  if (own === undefined || !own.isApproved) return
  if (type === 'account') own.addresses = [...own.addresses].reverse()
  else own.networkId = own.networkId === 'eip155:1' ? 'eip155:8453' : 'eip155:1'
  page().adapter(own.wallet.namespace).emitChanged(own.wallet.id)
}

function lose({ wallets, page, auth }: ModelWorld, which: number): void {
  const { relay, adapter } = page()
  const own = wallets[which]
  const [topic] = relay.topics
  if (own !== undefined) {
    const wasApproved = own.isApproved
    own.isApproved = false
    if (wasApproved) adapter(own.wallet.namespace).emitClosed(own.wallet.id)
  } else if (which === 4 && topic !== undefined) relay.end(topic)
  else if (which === 5) auth.isLoggedIn = auth.isLoggedIn && auth.hosts.length > 0
}

async function moveConnection(
  world: ModelWorld,
  event: { readonly type: 'choose' | 'drop'; readonly family: number; readonly which: number },
): Promise<void> {
  const namespace = FAMILIES[event.family] ?? 'eip155'
  const all = connectionsIn(world, namespace)
  const chosen = all[event.which % Math.max(1, all.length)]?.session
  if (chosen === undefined) return
  const { connections } = world.page().core.actions
  const last = chosen.accounts.at(-1)?.split(':')[2]
  if (event.type === 'choose') connections.choose(namespace, chosen.id, last)
  else await connections.drop(namespace, chosen.id)
}

/** The active one first. */
function connectionsIn(world: ModelWorld, namespace: Namespace): readonly Connection[] {
  const { accounts, kept } = world.page().core.snapshot()
  const account = accounts[namespace]
  const active = account?.status === 'connected' ? [account] : []
  // A snapshot is the same data, never to be written.
  return [...active, ...(kept?.[namespace] ?? [])] as readonly Connection[]
}

function check(world: ModelWorld): void {
  const { core } = world.page()
  const snapshot = core.snapshot()
  const entries = world.storage.entries()
  for (const namespace of NAMESPACES) {
    const all = connectionsIn(world, namespace)
    const status = snapshot.accounts[namespace]?.status ?? 'disconnected'
    const ids = all.map(({ session }) => session.id)
    expect(new Set(ids).size, 'each session once').toBe(ids.length)
    expect(status === 'connected', 'one is active where there is any').toBe(all.length > 0)
    expect(status, 'nobody is kept waiting').toMatch(/^(dis)?connected$/)
    for (const each of all) expect(answers(world, each), `${each.session.id} answers`).toBe(true)
    expect(entries[`@appkit/${namespace}:connected_connector_id`]).toBe(all[0]?.session.walletId)
  }
  const stored = (entries['@appkit/connected_namespaces'] ?? '').split(',').filter(isNamespace)
  const connected = NAMESPACES.filter((each) => connectionsIn(world, each).length > 0)
  expect([...stored].sort(), 'storage agrees').toEqual([...connected].sort())
}

async function tell(events: readonly WorldEvent[]): Promise<void> {
  const world = await aModelWorld()
  for (const event of events) {
    // What a visitor or a wallet refuses has no other effect.
    await Promise.resolve(happen(world, event)).catch(() => undefined)
    await world.settle()
    check(world)
  }
  world.page().core.stop()
}

test('whatever happens in whatever order, state, storage and wallets agree', async () => {
  const stories = fc.sample(fc.array(anEvent, { minLength: 1, maxLength: 12 }), {
    numRuns: STORIES,
    seed: SEED,
  })
  for (let from = 0; from < stories.length; from += AT_ONCE) {
    await Promise.all(
      stories.slice(from, from + AT_ONCE).map(async (story, index) => {
        try {
          await tell(story)
        } catch (cause) {
          throw new Error(`Story ${from + index}: ${JSON.stringify(story)}`, { cause })
        }
      }),
    )
  }
}, 600_000)
