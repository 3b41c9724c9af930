import {
  isNamespace,
  isNetworkId,
  type Namespace,
  type NetworkId,
  namespaceOf,
  networkOf,
  type PairedSession,
} from '../contract/index.ts'
import type { Struct } from './client.ts'
import { byPresentId } from './former-networks.ts'
import { asList, readAccounts } from './read-accounts.ts'
import { readCapabilities } from './read-capabilities.ts'
import { readPeer } from './read-peer.ts'

/** Names of methods and events, as far as they are any. */
const NAME = /^[a-zA-Z0-9_]{1,64}$/

/**
 * A session, of what its wallet approved only that which was asked for: namespaces, networks, methods
 * and events.
 *
 * @returns undefined when no account is left.
 */
export function readSession(struct: Struct): PairedSession | undefined {
  const asked = askedOf(struct)
  const granted = grantedOf(struct, asked)
  const isAsked = (id: NetworkId) => asked.get(namespaceOf(id))?.networkIds.has(id) === true
  const accounts = readAccounts(granted.flatMap(({ accounts }) => accounts)).filter((account) =>
    isAsked(networkOf(account)),
  )
  if (accounts.length === 0) return undefined
  const networkIds = [
    ...accounts.map((account) => networkOf(account)),
    ...granted.flatMap(({ networkIds }) => networkIds),
  ]
  return {
    topic: struct.topic,
    accounts,
    networkIds: [...new Set(networkIds)].filter(isAsked),
    methods: byNamespace(granted, ({ methods }) => methods),
    events: byNamespace(granted, ({ events }) => events),
    peer: readPeer(struct.peer?.metadata),
    isLinkUnwanted: Object(struct.sessionConfig).disableDeepLink === true,
    expiresAtMs: struct.expiry * 1000,
    capabilities: readCapabilities(struct, accounts),
  }
}

/** What a wallet granted in one place, of a namespace that was asked for. */
interface Granted {
  readonly namespace: Namespace
  readonly accounts: readonly unknown[]
  readonly networkIds: readonly NetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

function grantedOf({ namespaces }: Struct, asked: ReadonlyMap<string, Asked>): readonly Granted[] {
  return Object.entries(Object(namespaces)).flatMap(([key, value]) => {
    const namespace = key.split(':')[0] ?? ''
    const wanted = asked.get(namespace)
    if (!isNamespace(namespace) || wanted === undefined) return []
    const { accounts, chains, methods, events } = Object(value)
    const networkIds = [key, ...asList(chains)]
      .map(byPresentId)
      .filter(isNetworkId)
      .filter((id) => namespaceOf(id) === namespace)
    return {
      ...{ namespace, networkIds, accounts: asList(accounts) },
      ...{ methods: names(methods, wanted.methods), events: names(events, wanted.events) },
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

/** What the website asked for, by namespace. */
interface Asked {
  readonly networkIds: ReadonlySet<string>
  readonly methods: ReadonlySet<unknown>
  readonly events: ReadonlySet<unknown>
}

/** The library keeps with a session what was asked for. */
function askedOf({ requiredNamespaces, optionalNamespaces }: Struct): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Asked>()
  for (const wanted of [requiredNamespaces, optionalNamespaces]) {
    for (const [key, value] of Object.entries(Object(wanted))) {
      const namespace = key.split(':')[0] ?? ''
      const { chains, methods, events } = Object(value)
      const before = asked.get(namespace)
      asked.set(namespace, {
        networkIds: joined(before?.networkIds, [key, ...asList(chains)]) as ReadonlySet<string>,
        methods: joined(before?.methods, asList(methods)),
        events: joined(before?.events, asList(events)),
      })
    }
  }
  return asked
}

function joined(
  known: ReadonlySet<unknown> | undefined,
  more: readonly unknown[],
): ReadonlySet<unknown> {
  return new Set([...(known ?? []), ...more])
}

function names(granted: unknown, wanted: ReadonlySet<unknown>): readonly string[] {
  return asList(granted).filter(
    (name): name is string => typeof name === 'string' && NAME.test(name) && wanted.has(name),
  )
}
