import {
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  WALLET_METHODS,
} from '../contract/index.ts'
import { withFormer } from './former-networks.ts'

/** Source: facts, constants, `methods.defaultEvents`. */
const EVENTS = ['accountsChanged', 'chainChanged']

/** What is asked for of one namespace. Source: CAIP-25. */
export interface WantedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/**
 * What a wallet is asked for, all of it optional: a wallet that knows one of the networks may agree.
 * Namespaces that wallets can do nothing in are left out.
 */
export function wantedNamespaces(networks: readonly Network[]): Record<string, WantedNamespace> {
  const wanted: Partial<Record<Namespace, WantedNamespace>> = {}
  for (const { id } of networks) {
    const namespace = namespaceOf(id)
    if (WALLET_METHODS[namespace].length === 0) continue
    const known = wanted[namespace] ?? wantedIn(namespace)
    wanted[namespace] = known.chains.includes(id)
      ? known
      : { ...known, chains: [...known.chains, id] }
  }
  return Object.fromEntries(
    Object.entries(wanted).map(([key, each]) => [
      key,
      { ...each, chains: withFormer(each.chains) },
    ]),
  )
}

/** The same with one more network, which the website has asked a wallet for since. */
export function alsoWanted(
  wanted: Readonly<Record<string, Partial<WantedNamespace>>>,
  networkId: NetworkId,
): Record<string, WantedNamespace> {
  const namespace = namespaceOf(networkId)
  const { chains = [], ...rest } = wanted[namespace] ?? {}
  const more = { ...wantedIn(namespace), ...rest, chains: [...new Set([...chains, networkId])] }
  // What was asked for before is whole: it went through the library.
  return { ...wanted, [namespace]: more } as Record<string, WantedNamespace>
}

function wantedIn(namespace: Namespace): WantedNamespace {
  return { chains: [], methods: [...WALLET_METHODS[namespace]], events: [...EVENTS] }
}
