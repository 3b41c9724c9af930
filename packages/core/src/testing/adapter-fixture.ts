import type { ChainAdapter, Namespace, Network } from '../contract/index.ts'

/** How the fixture's wallet answers requests from now on. */
export type FixtureMood = 'approve' | 'reject' | 'busy' | 'silent' | 'no-accounts' | 'malformed'

/** A wallet for the conformance suite, scripted by the adapter's own tests. */
export interface FixtureWallet<N extends Namespace = Namespace> {
  readonly id: string
  readonly name: string
  /** Plain addresses as sessions name them; the first is active at the start. */
  readonly addresses: readonly [string, string]
  /** Number of requests that its owner had to approve. */
  readonly promptCount: number
  /** Listeners that the adapter has on the wallet and on the page. */
  readonly listenerCount: number
  /**
   * The network it is on; left out where wallets of the namespace have none of their own, and a
   * switch needs no request.
   */
  networkId?(): Network<N>['id']
  /** Injects or announces the wallet in the page. */
  install(): void
  /** Injects or announces another wallet that claims the same identity. */
  installImpostor(): void
  behave(mood: FixtureMood): void
  /** Approves the requests that it did not answer. */
  answerLate(): void
  /** The owner makes the other of the two accounts active. */
  chooseOtherAccount(): void
  /** Switches to a network; where wallets have none of their own, its accounts are limited to this one. */
  chooseNetwork(network: Network<N>): void
  /** The owner revokes the website's permission. */
  forgetSite(): void
}

/** Facets that only some namespaces have. */
export type OptionalFacet = 'calls' | 'assets' | 'permissions' | 'names'

/** Names that the nodes of a fixture know. */
export interface FixtureNames {
  /** Resolves to the wallet's first address, which uses it. The second address claims it, too. */
  readonly own: string
  /** A valid name without an address. */
  readonly free: string
  /** A text that is no name, or that names may not be. */
  readonly invalid: string
  /** `own` in another form, which a visitor may enter, and which is not shown. */
  readonly unnormalised: string
}

/** A token that the nodes of a fixture know. */
export interface FixtureToken {
  /** Plain address of the token. */
  readonly address: string
  /** A valid address without a token. */
  readonly missing: string
  /** The first account's amount of it; missing if nodes can't list tokens. */
  readonly held?: { readonly amount: bigint; readonly decimals: number } | undefined
  /** The last transfer that the wallet was requested to send, as the wallet reads it. */
  lastTransfer(): {
    readonly token: string
    readonly to: string
    readonly amount: bigint
    /** Native coins that it moves as well, in smallest units. */
    readonly coins: bigint
  }
}

/** One adapter on its own page, with its environment. */
export interface AdapterFixture<N extends Namespace = Namespace> {
  /** Neither started nor watched. */
  readonly adapter: ChainAdapter<N>
  readonly wallet: FixtureWallet<N>
  readonly networks: {
    /** The wallet's network at the start. */
    readonly home: Network<N>
    /** Another one that it knows. */
    readonly other: Network<N>
    /** One that has to be added first; left out where wallets of the namespace can not add networks. */
    readonly unknown?: Network<N> | undefined
    /** One without accounts of the wallet; given where wallets have no network of their own. */
    readonly unserved?: Network<N> | undefined
  }
  /** Texts that a visitor may type: a valid address and invalid ones. */
  readonly typed: {
    readonly right: { readonly text: string; readonly address: string }
    readonly malformed: string
    readonly wrongChecksum?: string | undefined
  }
  /** Largest amount that nodes give exactly; left out where there is no limit. */
  readonly largestAmount?: bigint | undefined
  /** Smallest amount of a transfer, in smallest units; 1 where left out. */
  readonly leastTransfer?: bigint | undefined
  /** Left out where the namespace has no tokens: then transfers of tokens have to be refused. */
  readonly token?: FixtureToken | undefined
  /** Given where the adapter has the facet `names`. */
  readonly names?: FixtureNames | undefined
  /** Facets of `OPTIONAL_FACETS` that the adapter has; it must not have the others. */
  readonly facets?: readonly OptionalFacet[] | undefined
  /** Answers of nodes while the balance of the first account is `amount`. */
  answerOfNodes(amount: bigint): (method: string, params: readonly unknown[]) => unknown
  /** Answers of servers, texts as they are and others in JSON, where the namespace is read by HTTP. */
  answerOfServers?(amount: bigint): (url: string) => unknown
}

/** Creates a new page, wallet and adapter, which share nothing with earlier ones. */
export type AdapterFixtureFactory<N extends Namespace = Namespace> = () => AdapterFixture<N>

/** Creates a fixture whose adapter is loaded and can be started. */
export async function prepared<N extends Namespace>(
  factory: AdapterFixtureFactory<N>,
): Promise<AdapterFixture<N>> {
  const fixture = factory()
  await fixture.adapter.prepare?.('wallets')
  return fixture
}
