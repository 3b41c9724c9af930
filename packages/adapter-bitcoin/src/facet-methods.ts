import type { FacetMethods } from '@latchkey/core/adapter'
import type { Facets } from './facets.ts'

/** What each facet can do. */
export const FACET_METHODS: FacetMethods<Facets> = {
  addresses: ['check'],
  messages: ['sign', 'verify'],
  balances: ['read'],
  transfers: ['estimate', 'send'],
}
