import { describe } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { adapterEventCases } from './adapter-event-cases.ts'
import { adapterFacetCases } from './adapter-facet-cases.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { adapterOptionalCases } from './adapter-optional-cases.ts'
import { adapterSessionCases } from './adapter-session-cases.ts'
import { adapterTokenCases } from './adapter-token-cases.ts'
import { adapterWalletCases } from './adapter-wallet-cases.ts'

/**
 * The conformance suite of chain adapters: what the core relies on in every namespace. Facets are
 * tested where the adapter has them.
 *
 * @param factory - Creates a new page, wallet and adapter for each case.
 */
export function describeChainAdapter<N extends Namespace>(
  name: string,
  factory: AdapterFixtureFactory<N>,
): void {
  describe(`${name} fulfils the contract of chain adapters`, () => {
    adapterWalletCases(factory)
    adapterSessionCases(factory)
    adapterEventCases(factory)
    adapterFacetCases(factory)
    adapterTokenCases(factory)
    adapterOptionalCases(factory)
  })
}
