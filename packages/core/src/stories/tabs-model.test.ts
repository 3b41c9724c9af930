import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLatchkeyError, type Namespace, type NetworkId } from '../contract/index.ts'
import { aChain, createTestCore, type TestedCore } from '../testing/create-test-core.ts'
import { createFakeAdapter, type FakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

/** Tabs agree within this time, in milliseconds. Source: docs/security.md, S43. */
const AGREE_MS = 1_000
/** Turns of the event loop that imports of loaded files take. */
const TURNS = 4
const SEED = 43

const NAMESPACES = ['eip155', 'solana'] as const
const SOLANA = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const NETWORKS = ['eip155:1', 'eip155:8453', `solana:${SOLANA}`] as const

/** An action of a visitor in one tab, or in a wallet, which all tabs share. */
const anAction = fc.record({
  type: fc.constantFrom(
    ...(['connect', 'disconnect', 'disconnect all', 'switch', 'choose', 'reload'] as const),
    ...(['the wallet has another account', 'the wallet moves', 'the wallet disconnects'] as const),
  ),
  tab: fc.nat(4),
  which: fc.nat(2),
})
type Action = typeof anAction extends fc.Arbitrary<infer Value> ? Value : never

interface Tab {
  readonly core: TestedCore
  readonly adapters: readonly FakeAdapter[]
}

async function openBrowser(count: number) {
  const networkId: NetworkId = NETWORKS[2]
  const wallets = [
    aFakeWallet({ addresses: ['0xA', '0xB'] }),
    aFakeWallet({ id: 'io.skerry', name: 'Skerry', addresses: ['0xC', '0xD'] }),
    aFakeWallet({ id: 'Tern', name: 'Tern', networkId, addresses: ['sA', 'sB'] }),
  ]
  const storage = createFakeStorage()
  const channel = createFakeTabs()
  const clock = createFakeClock()
  function open(): Tab {
    const adapters = NAMESPACES.map((namespace) =>
      createFakeAdapter(...wallets.filter(({ wallet }) => wallet.namespace === namespace)),
    )
    const { core } = createTestCore({
      adapters,
      networks: [
        aChain(),
        aChain({ id: 8453, name: 'Base' }),
        aChain({ id: SOLANA, chainNamespace: 'solana', name: 'Solana' }),
      ],
      ports: { storage, clock, tabs: channel.open(), http: createFakeHttp(() => undefined) },
    })
    return { core, adapters }
  }
  const tabs = Array.from({ length: count }, open)
  await Promise.all(tabs.map(({ core }) => core.start()))
  return { wallets, clock, tabs, open }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

function pick<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

async function act(browser: Browser, { type, tab, which }: Action): Promise<void> {
  const { tabs } = browser
  const own = pick(browser.wallets, which)
  const { namespace, id } = own.wallet
  const { core } = pick(tabs, tab)
  const everywhere = (emit: (adapter: FakeAdapter) => void): void =>
    tabs
      .flatMap(({ adapters }) => adapters)
      .filter(({ openIds }) => openIds.includes(id))
      .forEach(emit)
  switch (type) {
    case 'connect':
      await core.actions.connect.withWallet(namespace, id)
      return
    case 'disconnect':
      return core.actions.disconnect(namespace)
    case 'disconnect all':
      return core.actions.disconnect()
    case 'switch':
      return core.actions.network.switchTo(pick(NETWORKS, which))
    case 'choose': {
      const last = connectionsOf(core, namespace).at(-1)?.session
      const address = last?.accounts.at(-1)?.split(':')[2]
      if (last !== undefined) core.actions.connections.choose(namespace, last.id, address)
      return
    }
    case 'reload': {
      core.stop()
      const next = browser.open()
      tabs[tab % tabs.length] = next
      void next.core.start()
      return
    }
    case 'the wallet has another account':
      own.addresses = [...own.addresses].reverse()
      return everywhere((adapter) => adapter.emitChanged(id))
    case 'the wallet moves':
      if (namespace === 'eip155')
        own.networkId = pick(NETWORKS, own.networkId === NETWORKS[0] ? 1 : 0)
      return everywhere((adapter) => adapter.emitChanged(id))
    case 'the wallet disconnects':
      own.isApproved = false
      return everywhere((adapter) => adapter.emitClosed(id))
  }
}

/** The connections of a namespace, the active one first. */
function connectionsOf(core: TestedCore, namespace: Namespace) {
  const { accounts, inactive } = core.snapshot()
  const account = accounts[namespace]
  return [...(account?.status === 'connected' ? [account] : []), ...(inactive?.[namespace] ?? [])]
}

/**
 * Returns the state that a tab shows: its connections, and the active network while there are any.
 */
function shownIn({ core }: Tab) {
  const [evm, solana] = NAMESPACES.map((namespace) => {
    const [active, ...inactive] = connectionsOf(core, namespace).map(({ session }) => session)
    return { active, inactive: inactive.map(({ walletId }) => walletId).sort() }
  })
  const { activeNamespace, activeIds } = core.snapshot().network
  const isConnected = evm?.active !== undefined || solana?.active !== undefined
  return { evm, solana, network: isConnected ? activeIds[activeNamespace] : undefined }
}

async function play(count: number, actions: readonly Action[]): Promise<void> {
  const browser = await openBrowser(count)
  for (const action of actions) {
    await act(browser, action).catch((thrown: unknown) => {
      if (!isLatchkeyError(thrown)) throw thrown
    })
    for (let turns = TURNS; turns > 0; turns -= 1) await new Promise(setImmediate)
    await browser.clock.advance(AGREE_MS)
    const [first, ...others] = browser.tabs.map(shownIn)
    for (const other of others) expect(other, JSON.stringify(actions)).toEqual(first)
  }
  for (const { core } of browser.tabs) core.stop()
}

test.each([
  { count: 2, rounds: 120 },
  { count: 5, rounds: 40 },
])('$count tabs agree a second after each of many random actions', async ({ count, rounds }) => {
  const actions = fc.array(anAction, { minLength: 1, maxLength: 8 })

  for (const each of fc.sample(actions, { numRuns: rounds, seed: SEED })) await play(count, each)
})
