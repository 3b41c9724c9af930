import type { ChainAdapter, Namespace, Network } from '../contract/index.ts'

/** How the fixture's wallet takes what it is asked from now on. */
export type FixtureMood = 'approve' | 'reject' | 'busy' | 'silent' | 'no-accounts' | 'malformed'

/** A wallet for the conformance suite, scripted by whoever knows how such wallets talk. */
export interface FixtureWallet<N extends Namespace = Namespace> {
  readonly id: string
  readonly name: string
  /** Plain addresses as sessions name them; the first is active at the start. */
  readonly addresses: readonly [string, string]
  /** Times it was asked something that its owner has to see. */
  readonly promptCount: number
  /** Listeners that the adapter has on the wallet and on the page. */
  readonly listenerCount: number
  /** The network it is on; left out where wallets of the family are on none, and moving asks nobody. */
  networkId?(): Network<N>['id']
  /** Shows up in the page. */
  install(): void
  /** Another wallet shows up that claims to be the same one. */
  installImpostor(): void
  behave(mood: FixtureMood): void
  /** Agrees to what it was silent about. */
  answerLate(): void
  /** The owner makes the other of its two accounts the active one. */
  chooseOtherAccount(): void
  /** Goes to a network; where wallets are on none, its accounts are for that one only from now on. */
  chooseNetwork(network: Network<N>): void
  /** The owner takes the website's permission back. */
  forgetSite(): void
}

/** One adapter on a page of its own, with everything that its environment does. */
export interface AdapterFixture<N extends Namespace = Namespace> {
  /** Neither started nor watched. */
  readonly adapter: ChainAdapter<N>
  readonly wallet: FixtureWallet<N>
  readonly networks: {
    /** Where the wallet is at the start. */
    readonly home: Network<N>
    /** Another one that it knows. */
    readonly other: Network<N>
    /** One that it has to learn; left out where wallets of the namespace learn none. */
    readonly unknown?: Network<N> | undefined
    /** One that its accounts are not for; stated where wallets are on no network of their own. */
    readonly unserved?: Network<N> | undefined
  }
  /** What a visitor may type, and the address it means; and what is none. */
  readonly typed: {
    readonly right: { readonly text: string; readonly address: string }
    readonly malformed: string
    readonly wrongChecksum?: string | undefined
  }
  /** The most that nodes can tell to the last digit; left out where that is without end. */
  readonly largestAmount?: bigint | undefined
  /** The least that can be moved, in smallest units; 1 where left out. */
  readonly leastTransfer?: bigint | undefined
  /** What nodes answer while the first account holds `amount`. */
  answerOfNodes(amount: bigint): (method: string, params: readonly unknown[]) => unknown
  /** What servers answer then, in JSON, where the family is read by HTTP. */
  answerOfServers?(amount: bigint): (url: string) => unknown
}

/** Makes a fresh page, wallet and adapter that share nothing with the ones before. */
export type AdapterFixtureFactory<N extends Namespace = Namespace> = () => AdapterFixture<N>

/** Makes a fixture whose adapter may be started. */
export async function prepared<N extends Namespace>(
  factory: AdapterFixtureFactory<N>,
): Promise<AdapterFixture<N>> {
  const fixture = factory()
  await fixture.adapter.prepare?.('wallets')
  return fixture
}
