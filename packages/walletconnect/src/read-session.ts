import {
  isNamespace,
  isNetworkId,
  type Namespace,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PairedSession,
} from '@latchkey/core/contract'
import { readCapabilities } from './capabilities.ts'
import type { SessionStruct } from './library/types.ts'
import { toCurrentId } from './namespaces.ts'
import { asList, readAccounts } from './read-accounts.ts'
import { readPeer } from './read-peer.ts'

/** Names of methods and events. */
const NAME = /^[a-zA-Z0-9_]{1,64}$/

/**
 * Reads a session of the library. Of what the wallet granted, only what the website requested remains:
 * namespaces, networks, methods and events.
 *
 * @returns undefined when no account remains.
 */
export function readSession(struct: SessionStruct): PairedSession | undefined {
  const requested = requestedBy(struct)
  const granted = grantedIn(struct, requested)
  const isRequested = (id: NetworkId): boolean =>
    requested.get(namespaceOf(id))?.networkIds.has(id) === true
  const accounts = readAccounts(granted.flatMap(({ accounts }) => accounts)).filter((account) =>
    isRequested(networkOf(account)),
  )
  if (accounts.length === 0) return undefined
  const networkIds = [
    ...accounts.map((account) => networkOf(account)),
    ...granted.flatMap(({ networkIds }) => networkIds),
  ]
  return {
    topic: struct.topic,
    accounts,
    networkIds: [...new Set(networkIds)].filter(isRequested),
    methods: byNamespace(granted, ({ methods }) => methods),
    events: byNamespace(granted, ({ events }) => events),
    peer: readPeer(struct.peer?.metadata),
    isLinkUnwanted: Object(struct.sessionConfig).disableDeepLink === true,
    expiresAtMs: struct.expiry * 1000,
    capabilities: readCapabilities(struct, accounts),
  }
}

/** The part of a session that a wallet granted under one key, of a namespace that was requested. */
interface Granted {
  readonly namespace: Namespace
  readonly accounts: readonly unknown[]
  readonly networkIds: readonly NetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

function grantedIn(
  { namespaces }: SessionStruct,
  requested: ReadonlyMap<string, Requested>,
): readonly Granted[] {
  return Object.entries(Object(namespaces)).flatMap(([key, value]) => {
    const namespace = key.split(':')[0] ?? ''
    const requestedNamespace = requested.get(namespace)
    if (!isNamespace(namespace) || requestedNamespace === undefined) return []
    const { accounts, chains, methods, events } = Object(value)
    const networkIds = [key, ...asList(chains)]
      .map(toCurrentId)
      .filter(isNetworkId)
      .filter((id) => namespaceOf(id) === namespace)
    return {
      namespace,
      networkIds,
      accounts: asList(accounts),
      methods: names(methods, requestedNamespace.methods),
      events: names(events, requestedNamespace.events),
    }
  })
}

function byNamespace(
  granted: readonly Granted[],
  pick: (one: Granted) => readonly string[],
): Partial<Record<Namespace, readonly string[]>> {
  const all: Partial<Record<Namespace, readonly string[]>> = {}
  for (const one of granted) {
    all[one.namespace] = [...new Set([...(all[one.namespace] ?? []), ...pick(one)])]
  }
  return all
}

/** The part of one namespace that the website requested. */
interface Requested {
  /** Some of the texts may be none. */
  readonly networkIds: ReadonlySet<unknown>
  readonly methods: ReadonlySet<unknown>
  readonly events: ReadonlySet<unknown>
}

/** The library stores with a session what was requested. */
function requestedBy({
  requiredNamespaces,
  optionalNamespaces,
}: SessionStruct): ReadonlyMap<string, Requested> {
  const requested = new Map<string, Requested>()
  for (const namespaces of [requiredNamespaces, optionalNamespaces]) {
    for (const [key, value] of Object.entries(Object(namespaces))) {
      const namespace = key.split(':')[0] ?? ''
      const { chains, methods, events } = Object(value)
      const before = requested.get(namespace)
      requested.set(namespace, {
        networkIds: joined(before?.networkIds, [key, ...asList(chains)]),
        methods: joined(before?.methods, asList(methods)),
        events: joined(before?.events, asList(events)),
      })
    }
  }
  return requested
}

function joined(
  known: ReadonlySet<unknown> | undefined,
  more: readonly unknown[],
): ReadonlySet<unknown> {
  return new Set([...(known ?? []), ...more])
}

function names(granted: unknown, requested: ReadonlySet<unknown>): readonly string[] {
  return asList(granted).filter(
    (name): name is string => typeof name === 'string' && NAME.test(name) && requested.has(name),
  )
}
