import {
  claimedId,
  cleanName,
  createClaims,
  createDiscovery,
  currentPage,
  type Discovery,
  type Found,
} from '@latchkey/core/adapter'
import { safeImage, type Wallet } from '@latchkey/core/contract'
import type { Config, Connector } from '@wagmi/core'
import { CONNECTOR_TYPE } from './latchkey-instance.ts'

/** A connector of a site's wagmi config. */
export interface FoundConnector extends Found {
  readonly connector: Connector
}

/** wagmi's id and type for whichever wallet is injected. */
const INJECTED = 'injected'

/** Finds the connectors of a config, also those that wagmi adds when wallets announce themselves. */
export function createConnectorDiscovery(
  config: Config,
  report: (thrown: unknown) => void,
): Discovery<FoundConnector> {
  let seen: readonly Connector[] = []
  let found: readonly FoundConnector[] = []
  let wallets: readonly Wallet[] = []
  function search(): void {
    if (config.connectors === seen) return
    seen = config.connectors
    found = toFoundConnectors(seen)
    wallets = found.map(({ wallet }) => wallet)
  }
  return createDiscovery<Config, FoundConnector>({
    page: () => config,
    list: {
      wallets: () => wallets,
      find: (walletId) => found.find(({ wallet }) => wallet.id === walletId),
    },
    report,
    begin: (_config, changed) => ({
      search,
      end: config._internal.connectors.subscribe(() => {
        search()
        changed()
      }),
    }),
  })
}

/** Two connectors of one id are both ambiguous: neither is resumed without the visitor. */
function toFoundConnectors(connectors: readonly Connector[]): readonly FoundConnector[] {
  const offered = connectors.filter((each) => isOffered(each, connectors))
  const claim = createClaims()
  return offered.map((connector) => {
    const { id, name, icon } = connector
    return {
      connector,
      wallet: {
        id: claimedId(id, claim(id)),
        namespace: 'eip155',
        kind: connector.type === INJECTED ? 'announced' : 'provided',
        name: cleanName(name),
        icon: icon === undefined ? undefined : safeImage(icon),
        rdns: rdnsOf(connector),
        isAmbiguous: offered.filter((each) => each.id === id).length > 1,
      },
    }
  })
}

/**
 * The modal's own connector is no wallet. The one for whichever wallet is injected is left out where there
 * is no such wallet, and where wallets announced themselves: it would be one of them again.
 */
function isOffered({ id, type }: Connector, all: readonly Connector[]): boolean {
  if (type === CONNECTOR_TYPE) return false
  if (id !== INJECTED) return true
  const isAnnounced = all.some((each) => each.type === INJECTED && each.id !== INJECTED)
  return !isAnnounced && Reflect.get(Object(currentPage()), 'ethereum') !== undefined
}

/** wagmi gives a wallet that announced itself its reverse domain name as its id. */
function rdnsOf({ id, type, rdns }: Connector): string | undefined {
  const [first] = typeof rdns === 'string' ? [rdns] : (rdns ?? [])
  return first ?? (type === INJECTED && id.includes('.') ? id : undefined)
}
