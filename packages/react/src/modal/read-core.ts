import type { Portfolio } from '@latchkey/core'
import {
  accountAvatar,
  type ConnectMethod,
  type Core,
  preferredAccountType,
  providerType,
  publicAccount,
  publicListing,
  publicLogin,
  publicPairing,
  publicSignIn,
  publicState,
  type Snapshot,
  visibleConnectors,
} from '@latchkey/core'
import { addressOf, type Namespace, type Network, namespaceOf } from '@latchkey/core/contract'
import {
  addressLabel,
  connectMethods,
  currentFailure,
  namedWallet,
  offersOnramp,
  portfolioOf,
  shownBalance,
} from '@latchkey/core/views'
import type { ColorTools } from '@latchkey/ui'
import { isEqual } from '../context/is-equal.ts'
import { chainIdOf } from '../instance/chain-id-of.ts'
import type {
  PublicActivity,
  PublicCollectibles,
  PublicConnection,
  PublicNetwork,
  PublicOnramp,
  PublicProfile,
  PublicWallet,
  Readings,
} from '../instance/readings.ts'
import type { Wording } from '../messages/create-wording.ts'
import { activeAccountOf } from '../models/active-account.ts'
import { connectedWallets } from '../partials/connected-wallets.ts'

/**
 * Reads a core for the page. Equal answers are the same object.
 *
 * @param colorTools - What works out the colours of the buttons in the page, once it is there.
 */
export function readCore(
  core: Pick<Core, 'snapshot' | 'adapter'>,
  text: () => Wording,
  colorTools: () => ColorTools | undefined = () => undefined,
): Readings {
  const cached = createAnswerCache()
  const snapshot = (): Snapshot => core.snapshot()
  return {
    isEmbedded: () => snapshot().options.isEmbedded,
    views: () =>
      cached(
        'views',
        snapshot().router.history.map(({ view }) => view),
      ),
    state: () => cached('state', publicState(snapshot())),
    account: (namespace) => cached(`account ${namespace}`, publicAccount(snapshot(), namespace)),
    network: (namespace) => cached(`network ${namespace}`, publicNetwork(snapshot(), namespace)),
    networks: (namespace) => cached(`networks ${namespace}`, networksOf(snapshot(), namespace)),
    canSwitchNetwork: () => snapshot().options.canSwitchNetwork,
    profile: (namespace) => cached(`profile ${namespace}`, publicProfile(snapshot(), namespace)),
    balances: (namespace) => cached(`balances ${namespace}`, publicBalances(snapshot(), namespace)),
    activity: () => cached('activity', publicActivity(snapshot())),
    collectibles: () => cached('collectibles', publicCollectibles(snapshot())),
    onramp: () => cached('onramp', publicOnramp(snapshot())),
    wallet: (namespace) =>
      cached(`wallet ${namespace}`, activeAccountOf(snapshot(), namespace)?.wallet),
    connections: () => cached('connections', publicConnections(snapshot())),
    wallets: () => cached('wallets', publicWallets(snapshot())),
    listing: () => cached('listing', publicListing(snapshot())),
    namedWallet: (name) => cached(`named ${name}`, namedWallet(snapshot(), name)),
    pairing: () => cached('pairing', publicPairing(snapshot())),
    login: () => cached('login', publicLogin(snapshot())),
    signIn: () => cached('signIn', publicSignIn(snapshot())),
    theme() {
      const { themeMode, themeVariables } = snapshot().options
      return cached('theme', { themeMode, themeVariables })
    },
    event: () => snapshot().telemetry.last,
    failure: () => currentFailure(snapshot()),
    label: (address) => addressLabel(snapshot(), address),
    providerType: (namespace) => providerType(snapshot(), namespace),
    accountType: (namespace) => preferredAccountType(snapshot(), namespace),
    connectMethods: () => cached('methods', methodsOf(core)),
    locale: () => text().locale,
    buttonStyle() {
      const properties = colorTools()?.readPageColors(snapshot().options.themeVariables)
      return cached('look', { properties })
    },
    message: (key) => text().template(key),
  }
}

/** Creates a function that returns the earlier answer while the new one is equal. */
function createAnswerCache(): <Answer>(question: string, answer: Answer) => Answer {
  const answers = new Map<string, unknown>()
  return <Answer>(question: string, answer: Answer): Answer => {
    const before = answers.get(question)
    // A question is only ever answered by one kind of answer.
    if (answers.has(question) && isEqual(before, answer)) return before as Answer
    answers.set(question, answer)
    return answer
  }
}

function publicNetwork(
  { network: { activeNamespace, activeIds, supported } }: Snapshot,
  namespace: Namespace = activeNamespace,
): PublicNetwork {
  const caipNetworkId = activeIds[namespace]
  const network = supported.find(({ id }) => id === caipNetworkId)
  const chainId = caipNetworkId && chainIdOf(caipNetworkId)
  return { network, chainId, caipNetworkId, isSupported: !caipNetworkId || !!network }
}

function methodsOf(core: Pick<Core, 'snapshot' | 'adapter'>): readonly ConnectMethod[] {
  const snapshot = core.snapshot()
  return connectMethods(snapshot, {
    serves: (namespace) => core.adapter(namespace) !== undefined,
    rows: visibleConnectors(snapshot),
  })
}

function networksOf({ network }: Snapshot, namespace = ''): readonly Network[] {
  return network.supported.filter(({ id }) => id.startsWith(namespace))
}

function publicBalances(snapshot: Snapshot, namespace?: Namespace): Portfolio {
  const account = activeAccountOf(snapshot, namespace)
  return portfolioOf(account ? [snapshot.portfolio.accounts[account.id]] : [])
}

function publicActivity(snapshot: Snapshot): PublicActivity {
  const id = activeAccountOf(snapshot)?.id
  const history = id && snapshot.activity[id]
  return {
    transactions: history?.pages.flat() ?? [],
    pending: snapshot.pendingTransactions.filter(({ account }) => account === id),
    status: history?.status ?? 'none',
    hasMore: history?.next !== undefined,
  }
}

function publicCollectibles(snapshot: Snapshot): PublicCollectibles {
  const id = activeAccountOf(snapshot)?.id
  const list = id && snapshot.collectibles[id]
  const collectibles = list?.collectibles ?? []
  return {
    collectibles: collectibles.filter(({ isSpam }) => !isSpam),
    spam: collectibles.filter(({ isSpam }) => isSpam),
    status: list?.status ?? 'none',
    hasMore: list?.hasMore ?? false,
  }
}

function publicOnramp(snapshot: Snapshot): PublicOnramp {
  const { orders = [], history } = snapshot.onramp ?? {}
  return { isOffered: offersOnramp(snapshot), orders, items: history?.items ?? [] }
}

function publicProfile(snapshot: Snapshot, namespace?: Namespace): PublicProfile {
  const account = activeAccountOf(snapshot, namespace)
  if (account === undefined) return { balance: undefined }
  const { id, address } = account
  const own = namespaceOf(id)
  const identity = snapshot.identities[`${own}:${address}`]
  // What the visitor calls an account is for the visitor alone.
  const name = addressLabel(snapshot, address) ?? identity?.name
  return {
    name,
    avatar: accountAvatar(snapshot, { namespace: own, address }),
    balance: shownBalance(snapshot, id),
  }
}

function publicConnections(snapshot: Snapshot): readonly PublicConnection[] {
  return connectedWallets(snapshot).flatMap(({ session, wallet, isActive }) => {
    const { id: sessionId, namespace, networkId: caipNetworkId } = session
    const [caipAddress] = session.accounts
    if (!caipAddress) return []
    const address = addressOf(caipAddress)
    return { namespace, sessionId, isActive, wallet, address, caipAddress, caipNetworkId }
  })
}

function publicWallets(snapshot: Snapshot): readonly PublicWallet[] {
  return visibleConnectors(snapshot).flatMap(({ choices, name, icon, rdns, kind, isAmbiguous }) => {
    const isInstalled = kind !== 'recent'
    return choices.map(({ namespace, walletId: id }) => {
      return { id, namespace, name, icon, rdns, isInstalled, isAmbiguous }
    })
  })
}
