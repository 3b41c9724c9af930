import { expect, test } from 'vitest'
import type { Namespace, PairedSession } from '../contract/index.ts'
import { EMAIL } from '../testing/a-login.ts'
import { aPairedSession } from '../testing/a-paired-session.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeRelay, type FakeRelayMood } from '../testing/fake-relay.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import '../pairing/pairing.ts'
import '../embedded-wallet/embedded-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const FJORD = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** The most turns of the event loop that an import of a loaded file takes. */
const TURNS = 10

type TestPeers = ReturnType<typeof createPeers>

/** Creates the wallets and storages that outlive a page. */
function createPeers() {
  return {
    fjord: aFakeWallet({ addresses: [FJORD] }),
    storage: createFakeStorage(),
    auth: createFakeAuth(),
    tabs: createFakeTabs(),
  }
}

/** A page with the wallet Fjord, pairing with any wallet, and logins. */
async function aPage(
  peers: TestPeers,
  paired: readonly PairedSession[] = [],
  mood: FakeRelayMood = 'work',
) {
  const { storage, auth, tabs } = peers
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  relay.mood = mood
  for (const session of paired) relay.addSession(session)
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: ['sA'] })
  const [evm, solana] = [createFakeAdapter(peers.fjord), createFakeAdapter(tern)]
  const { core } = createTestCore({
    auth,
    adapters: [evm, solana],
    projectId: 'kept',
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: SOLANA.slice(7), name: 'Solana', chainNamespace: 'solana' }),
    ],
    walletConnect: relay,
    ports: { storage, clock, tabs: tabs.open(), http: createFakeHttp(() => undefined) },
  })
  async function settle(): Promise<void> {
    for (let count = 0; count < TURNS; count += 1)
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
  function list(namespace: Namespace): readonly string[] {
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
  return { core, clock, relay, evm, solana, settle, pair, logIn, list, connectFjord }
}

/** Paired on both namespaces; then Fjord was connected on one of them. */
async function aPageWithInactive(peers: TestPeers = createPeers()) {
  const page = await aPage(peers)
  await page.pair()
  await page.connectFjord()
  return page
}

test('a paired wallet becomes inactive where another wallet connects, and stays active in other namespaces', async () => {
  const { relay, evm, list } = await aPageWithInactive()

  expect(list('eip155')).toEqual(['io.fjord', 'topic-1'])
  expect(list('solana')).toEqual(['topic-1'])
  expect(relay.topics).toEqual(['topic-1'])
  expect(evm.openIds.at(-1)).toBe('io.fjord')
})

test('choosing it again makes it active at once, on its own network', async () => {
  const { core, relay, evm, list } = await aPageWithInactive()
  await core.actions.network.switchTo('eip155:8453')

  core.actions.connections.choose('eip155', 'topic-1')

  expect(list('eip155')).toEqual(['topic-1', 'io.fjord'])
  expect(evm.openIds.at(-1)).toBe('topic-1')
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
  expect(relay.requests.filter((each) => /^(?:pair|close)/.test(each))).toHaveLength(1)
})

test('changes of the wallet meanwhile are applied in each namespace', async () => {
  const { core, relay, list } = await aPageWithInactive()
  const topic = 'topic-1'

  relay.emit({ type: 'moved', topic, networkId: 'eip155:8453' })
  relay.emit({ type: 'accounts', topic, accounts: ['eip155:8453:0xB0b'] })

  expect(list('eip155')).toEqual(['io.fjord', topic])
  expect(core.snapshot().inactive?.eip155?.[0]?.session).toMatchObject({
    networkId: 'eip155:8453',
    accounts: ['eip155:8453:0xB0b', expect.any(String)],
  })
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
  relay.changeSession(topic, { accounts: [`${SOLANA}:sC`] })
  expect([list('eip155'), list('solana')]).toEqual([['io.fjord'], [topic]])
})

test.each(['wallet', 'expired'] as const)(
  'ended by itself (%s) it is gone everywhere',
  async (by) => {
    const peers = createPeers()
    const { core, relay, settle, list } = await aPageWithInactive(peers)

    relay.endSession('topic-1', by)
    await settle()

    expect([list('eip155'), list('solana')]).toEqual([['io.fjord'], []])
    expect(core.snapshot().notices.current).toBeDefined()
    expect(peers.storage.get('@appkit/wallet_connect')).toBeUndefined()
    expect(peers.storage.get('@appkit/connections')).toBeUndefined()
  },
)

test('an inactive session ends without a notice', async () => {
  const { core, relay, settle, pair, list, connectFjord } = await aPage(createPeers())
  await pair({ accounts: ['eip155:1:0xA'] })
  await connectFjord()

  relay.endSession('topic-1')
  await settle()

  expect(list('eip155')).toEqual(['io.fjord'])
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
  const peers = createPeers()
  const page = await aPageWithInactive(peers)

  await end(page)
  await page.settle()

  expect([page.list('eip155'), page.list('solana')]).toEqual([left, []])
  expect(page.relay.requests.filter((each) => each.startsWith('close'))).toEqual(['close topic-1'])
  expect(peers.storage.get('@appkit/wallet_connect')).toBeUndefined()
  expect(peers.storage.get('@appkit/connections')).toBeUndefined()
  expect(page.evm.openIds).toEqual(left)
})

test('after a local wallet disconnects the inactive one is active, on its own network', async () => {
  const { core, evm, list, settle } = await aPageWithInactive()
  await core.actions.network.switchTo('eip155:8453')

  await core.actions.connections.disconnectWallet('eip155', 'io.fjord')
  await settle()

  expect(list('eip155')).toEqual(['topic-1'])
  expect(evm.openIds).toEqual(['topic-1'])
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
})

test('after a reload it is inactive as before, and no wallet gets a request', async () => {
  const peers = createPeers()
  const before = await aPageWithInactive(peers)
  before.core.stop()

  const { list, relay, evm } = await aPage(peers, before.relay.sessions)

  expect([list('eip155'), list('solana')]).toEqual([['io.fjord', 'topic-1'], ['topic-1']])
  expect(relay.requests.every((each) => each.startsWith('resume'))).toBe(true)
  expect(evm.openIds.at(-1)).toBe('io.fjord')
})

test('an inactive session that ended meanwhile is removed without a notice', async () => {
  const peers = createPeers()
  const before = await aPage(peers)
  await before.pair({ accounts: ['eip155:1:0xA'] })
  await before.connectFjord()
  before.core.stop()

  const { core, list } = await aPage(peers)

  expect(list('eip155')).toEqual(['io.fjord'])
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(peers.storage.get('@appkit/connections')).toBeUndefined()
  expect(peers.storage.get('@appkit/wallet_connect')).toBeUndefined()
})

test('if the active wallet shares nothing any more, the inactive one becomes active', async () => {
  const peers = createPeers()
  const before = await aPageWithInactive(peers)
  before.core.stop()
  peers.fjord.isApproved = false

  const { list } = await aPage(peers, before.relay.sessions)

  expect([list('eip155'), list('solana')]).toEqual([['topic-1'], ['topic-1']])
})

test('a relay that does not answer does not remove an inactive session', async () => {
  const peers = createPeers()
  const before = await aPage(peers)
  await before.pair({ accounts: ['eip155:1:0xA'] })
  await before.connectFjord()
  before.core.stop()
  const meanwhile = await aPage(peers, before.relay.sessions, 'hang')
  peers.fjord.addresses = ['0xB', FJORD]
  meanwhile.evm.emitChanged('io.fjord')
  await meanwhile.settle()
  expect(meanwhile.list('eip155')).toEqual(['io.fjord'])
  meanwhile.core.stop()

  const { list } = await aPage(peers, before.relay.sessions)

  expect(list('eip155')).toEqual(['io.fjord', 'topic-1'])
})

test('pairing with another wallet ends the earlier session in all namespaces and at its wallet', async () => {
  const peers = createPeers()
  const { pair, relay, list, core, evm } = await aPageWithInactive(peers)

  await pair({ accounts: ['eip155:1:0xA'] })

  expect([list('eip155'), list('solana')]).toEqual([['topic-2', 'io.fjord'], []])
  expect(relay.topics).toEqual(['topic-2'])
  expect(evm.openIds).toEqual(['io.fjord', 'topic-2'])
  expect(JSON.parse(peers.storage.get('@appkit/wallet_connect') ?? '{}').topic).toBe('topic-2')
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('another tab updates: inactive, active again, paired again, disconnected', async () => {
  const peers = createPeers()
  const one = await aPageWithInactive(peers)
  const other = await aPage(peers, one.relay.sessions)
  const follow = async (): Promise<void> => {
    await one.settle()
    await other.clock.advance(700)
    await other.settle()
  }
  expect(other.list('eip155')).toEqual(one.list('eip155'))

  one.core.actions.connections.choose('eip155', 'topic-1')
  await follow()
  expect(other.list('eip155')).toEqual(['topic-1', 'io.fjord'])
  const next = { ...one.relay.sessions[0], topic: 'topic-2' }
  other.relay.addSession(aPairedSession(next))
  await one.pair(next)
  await follow()
  expect(other.list('eip155')).toEqual(['topic-2', 'io.fjord'])
  await one.core.actions.connections.disconnectWallet('solana', 'topic-2')
  await follow()

  expect([other.list('eip155'), other.list('solana')]).toEqual([['io.fjord'], []])
})

test('the embedded wallet becomes inactive, active again, and is signed out of when it is disconnected', async () => {
  const peers = createPeers()
  const { core, settle, list, evm, logIn, connectFjord } = await aPage(peers)
  await logIn()
  const own = list('eip155')
  await connectFjord()

  expect(list('eip155')).toEqual(['io.fjord', ...own])
  expect(peers.auth.isLoggedIn).toBe(true)
  core.actions.connections.choose('eip155', 'ID_AUTH')
  expect(evm.openIds.at(-1)).toBe('ID_AUTH')
  core.actions.connections.choose('eip155', 'io.fjord')
  await core.actions.connections.disconnectWallet('eip155', 'ID_AUTH')
  await settle()

  expect(list('eip155')).toEqual(['io.fjord'])
  expect(peers.auth.isLoggedIn).toBe(false)
  expect(core.snapshot().auth?.user).toBeUndefined()
})

test('a login that ended elsewhere is removed', async () => {
  const peers = createPeers()
  const { core, settle, list, logIn, connectFjord } = await aPage(peers)
  await logIn()
  await connectFjord()

  peers.auth.logOutElsewhere()
  await settle()

  expect(list('eip155')).toEqual(['io.fjord'])
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(peers.storage.get('@appkit/connections')).toBeUndefined()
})
