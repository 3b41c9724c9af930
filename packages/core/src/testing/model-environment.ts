import type { Namespace, NetworkId, PairedSession } from '../contract/index.ts'
import type { Core } from '../core.ts'
import type { Connection } from '../store/root-state.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { aChain, createTestCore } from './create-test-core.ts'
import { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
import { createFakeAuth } from './fake-auth.ts'
import type { FakeAuth } from './fake-auth-types.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeHttp } from './fake-http.ts'
import { createFakeRelay, type FakeRelay } from './fake-relay.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'
import { aFakeWallet, type FakeWallet } from './fake-wallet.ts'

/** Networks of the world, by family. */
export const WORLD_NETWORKS: readonly [NetworkId, ...NetworkId[]] = [
  'eip155:1',
  'eip155:8453',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
]

/** Families of the world. */
export const WORLD_FAMILIES: readonly Namespace[] = ['eip155', 'solana', 'bip122']

/** A browser with wallets of four kinds and three families, and the page that is open in it. */
export interface ModelWorld {
  readonly wallets: readonly FakeWallet[]
  readonly storage: FakeStorage
  readonly auth: FakeAuth
  /** What is there since the page was loaded last. */
  page(): ModelPage
  /** Loads the page again. @param paired - Wallet-connect sessions that are still alive then. */
  reload(paired: readonly PairedSession[]): Promise<void>
  /** What a wallet agrees to, by a sum of 1, 2 and 4 for the families. */
  grant(families: number): Pick<PairedSession, 'accounts' | 'networkIds'>
  /** A topic that no session had yet. */
  nextTopic(): string
  settle(): Promise<void>
}

/** What a load of the page brings. */
export interface ModelPage {
  readonly core: Core
  readonly relay: FakeRelay
  adapter(namespace: Namespace): FakeAdapter
  readonly clock: ReturnType<typeof createFakeClock>
}

/** Turns that loaded parts take to answer. */
const TURNS = 6
/** Longer than a frame, in which somebody connected is looked up. */
const FRAME_MS = 20

/** Makes a world in which nobody is connected. */
export async function aModelWorld(): Promise<ModelWorld> {
  const [, , solana = 'solana:x', bitcoin = 'bip122:x'] = WORLD_NETWORKS
  const injected = aFakeWallet({
    id: 'injected',
    name: 'Browser Wallet',
    addresses: ['0xC', '0xD'],
  })
  const wallets: readonly FakeWallet[] = [
    aFakeWallet({ addresses: ['0xA', '0xB'] }),
    { ...injected, wallet: { ...injected.wallet, kind: 'injected', rdns: undefined } },
    aFakeWallet({ id: 'Tern', name: 'Tern', networkId: solana, addresses: ['sA', 'sB'] }),
    aFakeWallet({ id: 'Puffin', name: 'Puffin', networkId: bitcoin, addresses: ['bA', 'bB'] }),
  ]
  const storage = createFakeStorage()
  const auth = createFakeAuth()
  let page = load({ wallets, storage, auth }, [])
  let topics = 0

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await page.clock.advance(FRAME_MS)
  }

  await page.core.start()
  return {
    ...{ wallets, storage, auth, settle },
    page: () => page,
    grant,
    nextTopic() {
      topics += 1
      return `topic-${topics}`
    },
    async reload(paired) {
      page.core.stop()
      page = load({ wallets, storage, auth }, paired)
      await page.core.start()
      await settle()
    },
  }
}

type Lasting = Pick<ModelWorld, 'wallets' | 'storage' | 'auth'>

function grant(families: number): Pick<PairedSession, 'accounts' | 'networkIds'> {
  const networkIds = WORLD_NETWORKS.filter((id) => {
    const place = WORLD_FAMILIES.findIndex((family) => id.startsWith(`${family}:`))
    return (families & (1 << place)) !== 0
  })
  return { networkIds, accounts: networkIds.map((id) => `${id}:0xE` as const) }
}

function load({ wallets, storage, auth }: Lasting, paired: readonly PairedSession[]): ModelPage {
  const [first, ...others] = WORLD_NETWORKS
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  for (const session of paired) relay.hold(session)
  for (const wallet of [relay, auth]) wallet.answers.set('wallet_switchEthereumChain', null)
  const adapters = WORLD_FAMILIES.map((namespace) =>
    createFakeAdapter(...wallets.filter(({ wallet }) => wallet.namespace === namespace)),
  )
  const { core } = createTestCore({
    adapters,
    auth,
    networks: [toChain(first), ...others.map(toChain)],
    projectId: 'model',
    walletConnect: relay,
    ports: { storage, clock, http: createFakeHttp(() => undefined) },
  })
  core.actions.auth.setFrameSlot({} as HTMLElement)
  const adapter = (namespace: Namespace): FakeAdapter => {
    const found = adapters.find((each) => each.namespace === namespace)
    if (found === undefined) throw new Error(`No adapter of ${namespace}`)
    return found
  }
  return { core, relay, clock, adapter }
}

function toChain(id: NetworkId) {
  const [namespace, reference = ''] = id.split(':')
  if (namespace === 'eip155') return aChain({ id: Number(reference) })
  // The ids above are those of known namespaces.
  return aChain({ id: reference, chainNamespace: namespace as Namespace })
}

/** The connections of a namespace, the active one first. */
export function connectionsIn(world: ModelWorld, namespace: Namespace): readonly Connection[] {
  const { accounts, inactive } = world.page().core.snapshot()
  const account = accounts[namespace]
  const active = account?.status === 'connected' ? [account] : []
  // A snapshot is the same data, never to be written.
  return [...active, ...(inactive?.[namespace] ?? [])] as readonly Connection[]
}

/** Whether the wallet behind a connection would answer: it shares, or its session is alive. */
export function answers(world: ModelWorld, { session }: Pick<Connection, 'session'>): boolean {
  const { walletId, id, namespace } = session
  if (walletId === AUTH_ID) return world.auth.isLoggedIn
  if (walletId === WALLET_CONNECT_ID) return world.page().relay.topics.includes(id)
  const own = world.wallets.find(({ wallet }) => wallet.id === walletId)
  return own?.wallet.namespace === namespace && own.isApproved
}
