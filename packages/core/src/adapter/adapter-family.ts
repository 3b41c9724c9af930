import type {
  AdapterHost,
  ChainAdapter,
  Namespace,
  OpenRequest,
  SessionChange,
} from '../contract/index.ts'
import type { Discovery, Found } from './create-discovery.ts'
import type { Asked, LaterSessions } from './early-sessions.ts'
import type { FacetMethods } from './lazy-facets.ts'

/** What there is of an adapter between `start` and `dispose`. */
export interface Running<F extends Found> {
  readonly host: AdapterHost
  readonly discovery: Discovery<F>
  /** Fires when the adapter is disposed of: nothing may open after that. */
  readonly life: AbortSignal
}

/** What sessions are made from, whatever the family of chains. */
export interface SessionsStage<N extends Namespace, F extends Found> {
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Running<F>
  /** Told what wallets did. */
  tell(change: SessionChange<N>): void
  report(thrown: unknown): void
}

/** The sessions of one adapter, and what else a wallet is needed for. */
export interface OwnSessions<N extends Namespace, F extends Found, A extends Asked, Facets>
  extends LaterSessions<N, Running<F>, A> {
  /**
   * Loads what signs, sends and reads.
   *
   * @throws LatchkeyError `http.network` when it could not be loaded.
   */
  facets(): Promise<Facets>
  /** Does once, while nobody waits, what is slow the first time. */
  warmUp?(): void
  /** Forgets every session; wallets are not told. */
  clear(): void
}

/** What is needed once a wallet was asked: there already, or still to be fetched. */
export interface Later<CreateSessions> {
  readonly createSessions?: CreateSessions | undefined
  load(): Promise<{ readonly createSessions: CreateSessions }>
}

/** What wallets are found with, whatever the family of chains. */
export interface DiscoveryDeps<F extends Found, Page>
  extends Pick<AdapterHost, 'clock' | 'sources'> {
  /** Wallets that the website handed over. */
  readonly handed: readonly F[]
  /** Asked at the first look. undefined on a server: only what was handed over is found. */
  page(): Page | undefined
  report(thrown: unknown): void
}

/** Parts of an adapter that are loaded when they are needed. */
export type AdapterFacets<N extends Namespace> = Pick<
  ChainAdapter<N>,
  'addresses' | 'messages' | 'balances' | 'transfers' | 'assets'
>

/** Everything in which one family of chains differs from the others. */
export interface AdapterFamily<
  N extends Namespace,
  F extends Found,
  A extends Asked,
  Facets extends AdapterFacets<N>,
  Page,
> {
  readonly namespace: N
  /** Wallets that the website handed over. */
  readonly handed: readonly F[]
  /** Where wallets show up; undefined on a server. */
  page(): Page | undefined
  find(deps: DiscoveryDeps<F, Page>): Discovery<F>
  /** Asks a wallet to connect, in the calling task. @returns undefined where there is no such one. */
  ask(run: Running<F>, request: OpenRequest<N>): A | undefined
  /** Every method of every facet; each of them gives a promise. */
  readonly facets: FacetMethods<Facets>
  /** What websites hold from the start; sessions fill it. */
  readonly lent: { readonly provider: unknown }
}

/** Makes the sessions of one adapter. */
export type CreateSessions<N extends Namespace, F extends Found, A extends Asked, Facets, Given> = (
  input: SessionsStage<N, F> & Given,
) => OwnSessions<N, F, A, Facets>
