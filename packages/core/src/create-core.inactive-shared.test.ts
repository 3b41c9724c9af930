import { expect, test } from 'vitest'
import type { Namespace, PairedSession } from './contract/index.ts'
import { EMAIL } from './testing/a-login.ts'
import { aPairedSession } from './testing/a-paired-session.ts'
import { aChain, createTestCore } from './testing/create-test-core.ts'
import { createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeAuth } from './testing/fake-auth.ts'
import { createFakeClock } from './testing/fake-clock.ts'
import { createFakeHttp } from './testing/fake-http.ts'
import { createFakeRelay, type FakeRelayMood } from './testing/fake-relay.ts'
import { createFakeStorage } from './testing/fake-storage.ts'
import { createFakeTabs } from './testing/fake-tabs.ts'
import { aFakeWallet } from './testing/fake-wallet.ts'
import './pairing/pairing.ts'
import './embedded-wallet/embedded-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const FJORD = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** How many turns it takes at the most until what is loaded already is there. */
const TURNS = 10

type World = ReturnType<typeof aWorld>

/** What outlives a page. */
function aWorld() {
  return {
    fjord: aFakeWallet({ addresses: [FJORD] }),
    storage: createFakeStorage(),
    auth: createFakeAuth(),
    tabs: createFakeTabs(),
  }
}

/** A page on which somebody may connect Fjord, pair with any wallet, and log in. */
async function aPage(
  world: World,
  paired: readonly PairedSession[] = [],
  mood: FakeRelayMood = 'work',
) {
  const { storage, auth, tabs } = world
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  relay.mood = mood
  for (const session of paired) relay.addSession(session)
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: ['sA'] })
  const [evm, solana] = [createFakeAdapter(world.fjord), createFakeAdapter(tern)]
  const { core } = createTestCore({
    ...{ auth, adapters: [evm, solana], projectId: 'kept' },
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: SOLANA.slice(7), name: 'Solana', chainNamespace: 'solana' }),
    ],
    walletConnect: relay,
    ports: { storage, clock, tabs: tabs.open(), http: createFakeHttp(() => undefined) },
  })
  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(20)
  }
  async function pair(changes: Partial<PairedSession> = {}): Promise<void> {
    core.actions.pairing.show()
    await settle()
    relay.approve(changes)
    await settle()
    core.actions.close({ isForced: true })
  }
  /** The active one first. */
  function look(namespace: Namespace): readonly string[] {
    const { accounts, inactive } = core.snapshot()
    const account = accounts[namespace]
    const active = account?.status === 'connected' ? [account] : []
    return [...active, ...(inactive?.[namespace] ?? [])].map(({ session }) => session.id)
  }
  async function logIn(): Promise<void> {
    core.actions.open()
    void core.actions.auth.submitEmail(EMAIL)
    await settle()
    void core.actions.auth.enterCode(auth.code)
    await settle()
  }
  const connectFjord = async (): Promise<void> => {
    await core.actions.connect.withWallet('eip155', 'io.fjord')
    await settle()
  }
  await core.start()
  core.actions.auth.setFrameSlot({} as HTMLElement)
  await settle()
  return { core, clock, relay, evm, solana, settle, pair, logIn, look, connectFjord }
}

/** Paired on both families, with Fjord chosen on one of them since. */
async function aPageWithKept(world: World = aWorld()) {
  const page = await aPage(world)
  await page.pair()
  await page.connectFjord()
  return page
}

test('a paired wallet becomes inactive where another wallet connects, and stays active in other namespaces', async () => {
  const { relay, evm, look } = await aPageWithKept()

  expect(look('eip155')).toEqual(['io.fjord', 'topic-1'])
  expect(look('solana')).toEqual(['topic-1'])
  expect(relay.topics).toEqual(['topic-1'])
  expect(evm.openIds.at(-1)).toBe('io.fjord')
})

test('choosing it again makes it active at once, on its own network', async () => {
  const { core, relay, evm, look } = await aPageWithKept()
  await core.actions.network.switchTo('eip155:8453')

  core.actions.connections.choose('eip155', 'topic-1')

  expect(look('eip155')).toEqual(['topic-1', 'io.fjord'])
  expect(evm.openIds.at(-1)).toBe('topic-1')
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
  expect(relay.requests.filter((each) => /^(?:pair|close)/.test(each))).toHaveLength(1)
})

test('changes of the wallet meanwhile are applied in each namespace', async () => {
  const { core, relay, look } = await aPageWithKept()
  const topic = 'topic-1'

  relay.emit({ type: 'moved', topic, networkId: 'eip155:8453' })
  relay.emit({ type: 'accounts', topic, accounts: ['eip155:8453:0xB0b'] })

  expect(look('eip155')).toEqual(['io.fjord', topic])
  expect(core.snapshot().inactive?.eip155?.[0]?.session).toMatchObject({
    networkId: 'eip155:8453',
    accounts: ['eip155:8453:0xB0b', expect.any(String)],
  })
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
  relay.changeSession(topic, { accounts: [`${SOLANA}:sC`] })
  expect([look('eip155'), look('solana')]).toEqual([['io.fjord'], [topic]])
})

test.each(['wallet', 'expired'] as const)(
  'ended by itself (%s) it is gone everywhere',
  async (by) => {
    const world = aWorld()
    const { core, relay, settle, look } = await aPageWithKept(world)

    relay.endSession('topic-1', by)
    await settle()

    expect([look('eip155'), look('solana')]).toEqual([['io.fjord'], []])
    expect(core.snapshot().notices.current).toBeDefined()
    expect(world.storage.get('@appkit/wallet_connect')).toBeUndefined()
    expect(world.storage.get('@appkit/connections')).toBeUndefined()
  },
)

test('an inactive session ends without a notice', async () => {
  const { core, relay, settle, pair, look, connectFjord } = await aPage(aWorld())
  await pair({ accounts: ['eip155:1:0xA'] })
  await connectFjord()

  relay.endSession('topic-1')
  await settle()

  expect(look('eip155')).toEqual(['io.fjord'])
  expect(core.snapshot().notices.current).toBeUndefined()
})

test.each<[string, (page: Awaited<ReturnType<typeof aPage>>) => Promise<void>, string[]]>([
  [
    'disconnected alone where it is inactive',
    ({ core }) => core.actions.connections.disconnectWallet('eip155', 'topic-1'),
    ['io.fjord'],
  ],
  [
    'dropped where it is active',
    ({ core }) => core.actions.connections.disconnectWallet('solana', 'topic-1'),
    ['io.fjord'],
  ],
  [
    'disconnected where it is active',
    ({ core }) => core.actions.disconnect('solana'),
    ['io.fjord'],
  ],
  ['disconnected where it is inactive', ({ core }) => core.actions.disconnect('eip155'), []],
  ['disconnected with everything', ({ core }) => core.actions.disconnect(), []],
])('%s it ends in every namespace, and the wallet gets one message', async (_what, end, left) => {
  const world = aWorld()
  const page = await aPageWithKept(world)

  await end(page)
  await page.settle()

  expect([page.look('eip155'), page.look('solana')]).toEqual([left, []])
  expect(page.relay.requests.filter((each) => each.startsWith('close'))).toEqual(['close topic-1'])
  expect(world.storage.get('@appkit/wallet_connect')).toBeUndefined()
  expect(world.storage.get('@appkit/connections')).toBeUndefined()
  expect(page.evm.openIds).toEqual(left)
})

test('after a local wallet disconnects the inactive one is active, on its own network', async () => {
  const { core, evm, look, settle } = await aPageWithKept()
  await core.actions.network.switchTo('eip155:8453')

  await core.actions.connections.disconnectWallet('eip155', 'io.fjord')
  await settle()

  expect(look('eip155')).toEqual(['topic-1'])
  expect(evm.openIds).toEqual(['topic-1'])
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
})

test('after a reload it is inactive as before, and no wallet gets a request', async () => {
  const world = aWorld()
  const before = await aPageWithKept(world)
  before.core.stop()

  const { look, relay, evm } = await aPage(world, before.relay.sessions)

  expect([look('eip155'), look('solana')]).toEqual([['io.fjord', 'topic-1'], ['topic-1']])
  expect(relay.requests.every((each) => each.startsWith('resume'))).toBe(true)
  expect(evm.openIds.at(-1)).toBe('io.fjord')
})

test('an inactive session that ended meanwhile is removed without a notice', async () => {
  const world = aWorld()
  const before = await aPage(world)
  await before.pair({ accounts: ['eip155:1:0xA'] })
  await before.connectFjord()
  before.core.stop()

  const { core, look } = await aPage(world)

  expect(look('eip155')).toEqual(['io.fjord'])
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(world.storage.get('@appkit/connections')).toBeUndefined()
  expect(world.storage.get('@appkit/wallet_connect')).toBeUndefined()
})

test('if the active wallet shares nothing any more, the inactive one becomes active', async () => {
  const world = aWorld()
  const before = await aPageWithKept(world)
  before.core.stop()
  world.fjord.isApproved = false

  const { look } = await aPage(world, before.relay.sessions)

  expect([look('eip155'), look('solana')]).toEqual([['topic-1'], ['topic-1']])
})

test('a relay that does not answer does not remove an inactive session', async () => {
  const world = aWorld()
  const before = await aPage(world)
  await before.pair({ accounts: ['eip155:1:0xA'] })
  await before.connectFjord()
  before.core.stop()
  const meanwhile = await aPage(world, before.relay.sessions, 'hang')
  world.fjord.addresses = ['0xB', FJORD]
  meanwhile.evm.emitChanged('io.fjord')
  await meanwhile.settle()
  expect(meanwhile.look('eip155')).toEqual(['io.fjord'])
  meanwhile.core.stop()

  const { look } = await aPage(world, before.relay.sessions)

  expect(look('eip155')).toEqual(['io.fjord', 'topic-1'])
})

test('pairing with another wallet ends the earlier session in all namespaces and at its wallet', async () => {
  const world = aWorld()
  const { pair, relay, look, core, evm } = await aPageWithKept(world)

  await pair({ accounts: ['eip155:1:0xA'] })

  expect([look('eip155'), look('solana')]).toEqual([['topic-2', 'io.fjord'], []])
  expect(relay.topics).toEqual(['topic-2'])
  expect(evm.openIds).toEqual(['io.fjord', 'topic-2'])
  expect(JSON.parse(world.storage.get('@appkit/wallet_connect') ?? '{}').topic).toBe('topic-2')
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('another tab updates: inactive, active again, paired again, disconnected', async () => {
  const world = aWorld()
  const one = await aPageWithKept(world)
  const other = await aPage(world, one.relay.sessions)
  const follow = async (): Promise<void> => {
    await one.settle()
    await other.clock.advance(700)
    await other.settle()
  }
  expect(other.look('eip155')).toEqual(one.look('eip155'))

  one.core.actions.connections.choose('eip155', 'topic-1')
  await follow()
  expect(other.look('eip155')).toEqual(['topic-1', 'io.fjord'])
  const next = { ...one.relay.sessions[0], topic: 'topic-2' }
  other.relay.addSession(aPairedSession(next))
  await one.pair(next)
  await follow()
  expect(other.look('eip155')).toEqual(['topic-2', 'io.fjord'])
  await one.core.actions.connections.disconnectWallet('solana', 'topic-2')
  await follow()

  expect([other.look('eip155'), other.look('solana')]).toEqual([['io.fjord'], []])
})

test('the embedded wallet becomes inactive, active again, and is signed out of when it is disconnected', async () => {
  const world = aWorld()
  const { core, settle, look, evm, logIn, connectFjord } = await aPage(world)
  await logIn()
  const own = look('eip155')
  await connectFjord()

  expect(look('eip155')).toEqual(['io.fjord', ...own])
  expect(world.auth.isLoggedIn).toBe(true)
  core.actions.connections.choose('eip155', 'ID_AUTH')
  expect(evm.openIds.at(-1)).toBe('ID_AUTH')
  core.actions.connections.choose('eip155', 'io.fjord')
  await core.actions.connections.disconnectWallet('eip155', 'ID_AUTH')
  await settle()

  expect(look('eip155')).toEqual(['io.fjord'])
  expect(world.auth.isLoggedIn).toBe(false)
  expect(core.snapshot().auth?.user).toBeUndefined()
})

test('a login that ended elsewhere is removed', async () => {
  const world = aWorld()
  const { core, settle, look, logIn, connectFjord } = await aPage(world)
  await logIn()
  await connectFjord()

  world.auth.logOutElsewhere()
  await settle()

  expect(look('eip155')).toEqual(['io.fjord'])
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(world.storage.get('@appkit/connections')).toBeUndefined()
})
