import { findNetwork } from '../store/selectors.ts'
import { COINBASE, createCoinbase } from './coinbase.ts'
import type { KnownPaths } from './known-paths.ts'
import { createLazySource } from './lazy-source.ts'
import { createListedProviders } from './listed-providers.ts'
import { createMeld } from './meld.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { ProviderGroup } from './provider-group.ts'

/** The way of the questions to the service. */
interface Asking {
  readonly paths: KnownPaths
  country(): string
}

/** Everyone that sells, in the order of rows without prices. */
export interface Groups {
  readonly all: readonly ProviderGroup[]
  readonly coinbase: ProviderGroup
  /**
   * Returns the group that may know more of an order of this provider, also one of an earlier page.
   */
  ofOrder(providerId: string): ProviderGroup | undefined
}

/** Creates the groups of one core. */
export function createGroups(deps: OnrampDeps, { paths, country }: Asking): Groups {
  const { state, services, site, ports } = deps
  const api = services.blockchainApi
  const { projectId } = state.options
  const { meldKey, partnerUserId } = site.settings
  const coinbase = createCoinbase({
    ports,
    api,
    paths,
    partnerUserId,
    findNetwork: (id) => findNetwork(state, id),
  })
  const listed =
    api && projectId !== undefined
      ? [createListedProviders({ ports, api, projectId, country })]
      : []
  const meld = meldKey === undefined ? [] : [createMeld(meldKey)]
  const own = site.sources.map((source) => ({
    id: source.id,
    group: createLazySource(source, deps),
  }))
  return {
    coinbase,
    all: [coinbase, ...listed, ...meld, ...own.map(({ group }) => group)],
    ofOrder(providerId) {
      if (providerId === COINBASE) return coinbase
      return own.find(({ id }) => id === providerId)?.group
    },
  }
}
