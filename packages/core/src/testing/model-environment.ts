import type { Namespace, NetworkId, PairedSession } from '../contract/index.ts'
import type { Connection } from '../store/state/connections.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { aChain, createTestCore, type TestedCore } from './create-test-core.ts'
import { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
import { createFakeAuth } from './fake-auth.ts'
import type { FakeAuth } from './fake-auth-types.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeHttp } from './fake-http.ts'
import { createFakeRelay, type FakeRelay } from './fake-relay.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'
import { aFakeWallet, type FakeWallet } from './fake-wallet.ts'

/** Networks of the model, of three namespaces. */
export const MODEL_NETWORKS: readonly [NetworkId, ...NetworkId[]] = [
  'eip155:1',
  'eip155:8453',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
]

/** Namespaces of the model. */
export const MODEL_NAMESPACES: readonly Namespace[] = ['eip155', 'solana', 'bip122']

/** A browser with four wallets in three namespaces, and the page that is open in it. */
export interface ModelEnvironment {
  readonly wallets: readonly FakeWallet[]
  readonly storage: FakeStorage
  readonly auth: FakeAuth
  /** The page since its latest load. */
  page(): ModelPage
  /** Loads the page again. @param paired - Wallet-connect sessions that are still open then. */
  reload(paired: readonly PairedSession[]): Promise<void>
  /**
   * Returns the accounts and networks that a wallet grants.
   * @param namespaces - Sum of 1, 2 and 4 for the namespaces.
   */
  grant(namespaces: number): Pick<PairedSession, 'accounts' | 'networkIds'>
  /** Creates a topic that no session had before. */
  nextTopic(): string
  settle(): Promise<void>
}

/** The parts that every load of the page creates. */
export interface ModelPage {
  readonly core: TestedCore
  readonly relay: FakeRelay
  adapter(namespace: Namespace): FakeAdapter
  readonly clock: ReturnType<typeof createFakeClock>
}

/** Turns of the event loop that imports of loaded files take. */
const TURNS = 6
/** Longer than an animation frame, after which the identity of an account is requested. */
const FRAME_MS = 20

/** Creates an environment without sessions. */
export async function aModelEnvironment(): Promise<ModelEnvironment> {
  const [, , solana = 'solana:x', bitcoin = 'bip122:x'] = MODEL_NETWORKS
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
    for (let count = 0; count < TURNS; count += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await page.clock.advance(FRAME_MS)
  }

  await page.core.start()
  return {
    wallets,
    storage,
    auth,
    settle,
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

type Persistent = Pick<ModelEnvironment, 'wallets' | 'storage' | 'auth'>

function grant(namespaces: number): Pick<PairedSession, 'accounts' | 'networkIds'> {
  const networkIds = MODEL_NETWORKS.filter((id) => {
    const index = MODEL_NAMESPACES.findIndex((namespace) => id.startsWith(`${namespace}:`))
    return (namespaces & (1 << index)) !== 0
  })
  return { networkIds, accounts: networkIds.map((id) => `${id}:0xE` as const) }
}

function load({ wallets, storage, auth }: Persistent, paired: readonly PairedSession[]): ModelPage {
  const [first, ...others] = MODEL_NETWORKS
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  for (const session of paired) relay.addSession(session)
  for (const wallet of [relay, auth]) wallet.answers.set('wallet_switchEthereumChain', null)
  const adapters = MODEL_NAMESPACES.map((namespace) =>
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
export function connectionsIn(
  environment: ModelEnvironment,
  namespace: Namespace,
): readonly Connection[] {
  const { accounts, inactive } = environment.page().core.snapshot()
  const account = accounts[namespace]
  const active = account?.status === 'connected' ? [account] : []
  // A snapshot has the same data as the state, but read-only.
  return [...active, ...(inactive?.[namespace] ?? [])] as readonly Connection[]
}

/**
 * Returns true if the wallet of a connection would answer: it shares its accounts, or its session
 * is open.
 */
export function isUsable(
  environment: ModelEnvironment,
  { session }: Pick<Connection, 'session'>,
): boolean {
  const { walletId, id, namespace } = session
  if (walletId === AUTH_ID) return environment.auth.isLoggedIn
  if (walletId === WALLET_CONNECT_ID) return environment.page().relay.topics.includes(id)
  const own = environment.wallets.find(({ wallet }) => wallet.id === walletId)
  return own?.wallet.namespace === namespace && own.isApproved
}
