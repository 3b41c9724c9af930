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

/**
 * Finds the connectors of a config, also those that wagmi adds when wallets announce themselves, and those that the
 * site connected without listing them.
 */
export function createConnectorDiscovery(
  config: Config,
  report: (thrown: unknown) => void,
): Discovery<FoundConnector> {
  let seen = ''
  let found: readonly FoundConnector[] = []
  let wallets: readonly Wallet[] = []
  /** wagmi's state is read each time: whoever else listens to it may ask first. */
  function search(): readonly FoundConnector[] {
    const offered = offeredBy(config)
    const now = offered.map(({ uid }) => uid).join(' ')
    if (now !== seen) {
      seen = now
      found = toFoundConnectors(offered)
      wallets = found.map(({ wallet }) => wallet)
    }
    return found
  }
  return createDiscovery<Config, FoundConnector>({
    page: () => config,
    list: {
      wallets: () => {
        search()
        return wallets
      },
      find: (walletId) => search().find(({ wallet }) => wallet.id === walletId),
    },
    report,
    begin(_config, changed) {
      let told = search()
      const look = (): void => {
        if (told === search()) return
        told = search()
        changed()
      }
      const undos = [
        config._internal.connectors.subscribe(look),
        config.subscribe(({ connections }) => connections, look),
      ]
      return {
        search,
        end() {
          for (const undo of undos) undo()
        },
      }
    },
  })
}

/** The connectors of a config that are wallets to choose, and all that are connected. */
function offeredBy({ connectors, state }: Config): readonly Connector[] {
  const connected = [...state.connections.values()]
    .map(({ connector }) => connector)
    .filter((each) => each.type !== CONNECTOR_TYPE && isWhole(each))
  const isConnected = ({ uid }: Connector): boolean => connected.some((each) => each.uid === uid)
  const listed = connectors.filter((each) => isOffered(each, connectors) || isConnected(each))
  return [...listed, ...connected.filter(({ uid }) => connectors.every((each) => each.uid !== uid))]
}

/** What wagmi only stored has no connector that could be used. */
export function isWhole(connector: Connector): boolean {
  return typeof connector.getProvider === 'function'
}

/** Two connectors of one id are both ambiguous: neither is resumed without the visitor. */
function toFoundConnectors(offered: readonly Connector[]): readonly FoundConnector[] {
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
