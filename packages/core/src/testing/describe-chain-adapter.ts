import { describe } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { adapterEventCases } from './adapter-event-cases.ts'
import { adapterFacetCases } from './adapter-facet-cases.ts'
import type { AdapterFixtureFactory } from './adapter-fixture.ts'
import { adapterSessionCases } from './adapter-session-cases.ts'
import { adapterWalletCases } from './adapter-wallet-cases.ts'

/**
 * The conformance suite of chain adapters: what the core relies on, whatever the family of chains.
 * A facet that is there has to keep its promises too.
 *
 * @param factory - Makes a fresh page, wallet and adapter for each case.
 */
export function describeChainAdapter<N extends Namespace>(
  name: string,
  factory: AdapterFixtureFactory<N>,
): void {
  describe(`${name} keeps the contract of chain adapters`, () => {
    adapterWalletCases(factory)
    adapterSessionCases(factory)
    adapterEventCases(factory)
    adapterFacetCases(factory)
  })
}
