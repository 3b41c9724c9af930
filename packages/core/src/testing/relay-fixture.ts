import type {
  Clock,
  Network,
  NetworkId,
  PairedSession,
  Pairing,
  RelayChange,
  RelayPort,
} from '../contract/index.ts'

/** The wallet of a fixture. Its owner approves everything by default. */
export interface FixturePeer {
  /** Scans an address. */
  scan(uri: string): Promise<void>
  /** How the owner takes sessions and requests from now on: `silent` never answers. */
  behave(mood: 'approve' | 'reject' | 'silent'): void
  /** The owner selects another network, `eip155:8453` for example. */
  switchNetwork(id: NetworkId<'eip155'>): Promise<void>
  /** The owner ends the session. */
  end(): Promise<void>
}

/** One relay port with the wallet at the other end. */
export interface RelayFixture {
  readonly port: RelayPort
  readonly peer: FixturePeer
  /** The port of the same website after a reload of the page. */
  reload(): RelayPort
}

/**
 * Creates a fresh port and wallet.
 *
 * @param clock - Of the port; the fixture has one of its own where this is undefined.
 */
export type RelayFixtureFactory = (clock?: Clock) => RelayFixture | Promise<RelayFixture>

/** A fixture with what its port emitted. */
export interface WatchedRelay extends RelayFixture {
  readonly changes: readonly RelayChange[]
  /** Requests a session on Ethereum and Base; the wallet has scanned the address. */
  pair(): Promise<Pairing>
  /** The same, with the session that the owner approved. */
  connect(): Promise<PairedSession>
}

/** The request to the wallet. */
export const RELAY_QUESTION = {
  networks: [aNetwork('eip155:1', 'Ethereum'), aNetwork('eip155:8453', 'Base')],
  metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] },
}

/** Creates a fixture and listens to its port. */
export async function watchedRelay(
  factory: RelayFixtureFactory,
  clock?: Clock,
): Promise<WatchedRelay> {
  const fixture = await factory(clock)
  const changes: RelayChange[] = []
  fixture.port.watch((change) => changes.push(change))
  const pair = async (): Promise<Pairing> => {
    const pairing = await fixture.port.pair(RELAY_QUESTION, noAbort())
    await fixture.peer.scan(pairing.uri)
    return pairing
  }
  return { ...fixture, changes, pair, connect: async () => (await pair()).session }
}

/** A signal that never fires. */
export function noAbort(): AbortSignal {
  return new AbortController().signal
}

function aNetwork(id: NetworkId, name: string): Network {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return { id, name, nativeCurrency, rpcUrls: ['https://node.example'], isTestnet: false }
}
