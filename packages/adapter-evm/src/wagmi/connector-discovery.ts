import {
  claimedId,
  cleanIcon,
  cleanName,
  createClaims,
  createDiscovery,
  currentPage,
  type Discovery,
  type Found,
  isTextOf,
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

/** An id of a connector; wagmi does not check what a wallet announces as its reverse domain name. */
const ID = /^[!-~]+$/
/** Longest domain name. Source: RFC 1035. */
const MAX_ID_LENGTH = 253

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
  /** Reads wagmi's state each time: another listener of it may call this before ours runs. */
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
      let last = search()
      const look = (): void => {
        const next = search()
        if (next === last) return
        last = next
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
    .filter((each) => each.type !== CONNECTOR_TYPE && isWhole(each) && isReadable(each))
  const isConnected = ({ uid }: Connector): boolean => connected.some((each) => each.uid === uid)
  const readable = connectors.filter(isReadable)
  const listed = readable.filter((each) => isOffered(each, readable) || isConnected(each))
  return [...listed, ...connected.filter(({ uid }) => connectors.every((each) => each.uid !== uid))]
}

/** Returns true if a connector can be used; one that wagmi only stored can't. */
export function isWhole(connector: Connector): boolean {
  return typeof connector.getProvider === 'function'
}

/** Returns true if a connector has an id that can be shown. Source: docs/security.md, S22. */
function isReadable({ id }: Connector): boolean {
  return isTextOf(id, ID, MAX_ID_LENGTH)
}

/** Two connectors of one id are both ambiguous: neither is resumed without the visitor. */
function toFoundConnectors(offered: readonly Connector[]): readonly FoundConnector[] {
  const claim = createClaims()
  return offered.map((connector) => {
    const { id, name } = connector
    return {
      connector,
      wallet: {
        id: claimedId(id, claim(id)),
        namespace: 'eip155',
        kind: connector.type === INJECTED ? 'announced' : 'provided',
        name: cleanName(name) || cleanName(id),
        icon: iconOf(connector),
        rdns: rdnsOf(connector),
        isAmbiguous: offered.filter((each) => each.id === id).length > 1,
      },
    }
  })
}

/**
 * Returns the icon of a connector. One that wagmi made of an announcement has it in a data URL; the
 * site's own connectors may have other addresses.
 */
function iconOf(connector: Connector): string | undefined {
  const { icon } = connector
  if (rdnsOf(connector) !== undefined) return cleanIcon(icon)
  return typeof icon === 'string' ? safeImage(icon.trim()) : undefined
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
