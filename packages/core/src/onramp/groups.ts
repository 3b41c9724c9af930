import { findNetwork } from '../store/selectors.ts'
import { COINBASE, createCoinbase } from './coinbase.ts'
import type { KnownPaths } from './known-paths.ts'
import { createLazySource } from './lazy-source.ts'
import { createListedProviders } from './listed-providers.ts'
import { createMeld } from './meld.ts'
import type { OnrampDeps } from './onramp-deps.ts'
import type { ProviderGroup } from './provider-group.ts'

interface Deps extends OnrampDeps {
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
export function createGroups(deps: Deps): Groups {
  const { state, services, settings, sources, paths } = deps
  const api = services.blockchainApi
  const { projectId } = state.options
  const { meldKey, partnerUserId } = settings
  const coinbase = createCoinbase({
    ...deps,
    api,
    paths,
    partnerUserId,
    findNetwork: (id) => findNetwork(state, id),
  })
  const listed =
    api && projectId !== undefined ? [createListedProviders({ ...deps, api, projectId })] : []
  const meld = meldKey === undefined ? [] : [createMeld(meldKey)]
  const own = sources.map((source) => ({ id: source.id, group: createLazySource(source, deps) }))
  return {
    coinbase,
    all: [coinbase, ...listed, ...meld, ...own.map(({ group }) => group)],
    ofOrder(providerId) {
      if (providerId === COINBASE) return coinbase
      return own.find(({ id }) => id === providerId)?.group
    },
  }
}
