import {
  type Core,
  publicAccount,
  publicState,
  type Snapshot,
  visibleConnectors,
} from '@latchkey/core'
import {
  NAMESPACES,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  referenceOf,
} from '@latchkey/core/contract'
import type { ColorTools } from '@latchkey/ui'
import type { Wording } from '../messages/create-wording.ts'
import type {
  PublicConnection,
  PublicNetwork,
  PublicProfile,
  PublicWallet,
  Readings,
} from '../mount/readings.ts'
import { activeAccountOf, identityOf } from '../partials/active-account.ts'
import { createMemory } from './create-memory.ts'

/** Reads a core for the page. Nothing is kept but the identity of answers. */
export function readCore(
  core: Pick<Core, 'snapshot'>,
  text: () => Wording,
  colorTools: () => ColorTools | undefined = () => undefined,
): Readings {
  const keep = createMemory()
  const snapshot = (): Snapshot => core.snapshot()
  return {
    isEmbedded: () => snapshot().options.isEmbedded,
    state: () => keep('state', publicState(snapshot())),
    account: (namespace) => keep(`account ${namespace}`, publicAccount(snapshot(), namespace)),
    network: (namespace) => keep(`network ${namespace}`, publicNetwork(snapshot(), namespace)),
    networks: (namespace) => keep(`networks ${namespace}`, networksOf(snapshot(), namespace)),
    profile: (namespace) => keep(`profile ${namespace}`, publicProfile(snapshot(), namespace)),
    wallet: (namespace) =>
      keep(`wallet ${namespace}`, activeAccountOf(snapshot(), namespace)?.wallet),
    connections: () => keep('connections', publicConnections(snapshot())),
    wallets: () => keep('wallets', publicWallets(snapshot())),
    theme() {
      const { themeMode, themeVariables } = snapshot().options
      return keep('theme', { themeMode, themeVariables })
    },
    event: () => snapshot().telemetry.last,
    locale: () => text().locale,
    buttonColors: () => colorTools()?.readPageColors(snapshot().options.themeVariables),
    message: (key) => text().template(key),
  }
}

function publicNetwork(
  { network }: Snapshot,
  namespace: Namespace = network.activeNamespace,
): PublicNetwork {
  const id = network.activeIds[namespace]
  const supported = network.supported.find((each) => each.id === id)
  return {
    network: supported,
    chainId: id && chainIdOf(id),
    caipNetworkId: id,
    isSupported: id === undefined || supported !== undefined,
  }
}

function chainIdOf(id: NetworkId): number | string {
  const reference = referenceOf(id)
  return namespaceOf(id) === 'eip155' ? Number(reference) : reference
}

function publicProfile(snapshot: Snapshot, namespace?: Namespace): PublicProfile {
  const account = activeAccountOf(snapshot, namespace)
  const identity = account && identityOf(snapshot, account)
  return {
    name: identity?.name,
    avatar: identity?.avatar,
    balance: account && snapshot.balances[account.id],
  }
}

function networksOf({ network }: Snapshot, namespace?: Namespace): readonly Network[] {
  const { supported } = network
  return namespace === undefined
    ? supported
    : supported.filter(({ id }) => namespaceOf(id) === namespace)
}

function publicConnections(snapshot: Snapshot): readonly PublicConnection[] {
  return NAMESPACES.flatMap((namespace) => {
    const account = activeAccountOf(snapshot, namespace)
    if (account === undefined) return []
    const { id, address, networkId, wallet } = account
    return [{ namespace, wallet, address, caipAddress: id, caipNetworkId: networkId }]
  })
}

function publicWallets(snapshot: Snapshot): readonly PublicWallet[] {
  return visibleConnectors(snapshot).flatMap(({ choices, name, icon, rdns, ...row }) =>
    choices.map(({ namespace, walletId }) => ({
      id: walletId,
      namespace,
      name,
      icon,
      rdns,
      isInstalled: row.kind !== 'recent',
      isAmbiguous: row.isAmbiguous,
    })),
  )
}
