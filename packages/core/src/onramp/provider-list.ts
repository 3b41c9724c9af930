import type { AccountId } from '../contract/index.ts'
import type { OnrampOffer, OnrampProvider, OnrampState } from '../store/state/onramp.ts'
import type { ListedSeller, ProviderGroup } from './provider-group.ts'

/** The providers of an account, and who asks each of them. */
export interface ProviderList {
  /** Lists the providers again, each group as it answers. */
  begin(account: AccountId): void
  /** Returns the group of the provider with this id. */
  groupOf(providerId: string): ProviderGroup | undefined
  /** Returns true if a group has providers in the list. */
  has(group: ProviderGroup): boolean
  /** Writes what providers offer. */
  write(offerOf: (provider: OnrampProvider) => OnrampOffer): void
  stop(): void
}

interface Tools {
  readonly groups: readonly ProviderGroup[]
  /** Returns the offer of a provider before it is asked. */
  unasked(): OnrampOffer
  /** The providers of a group are in the list now. */
  onListed(group: ProviderGroup): void
}

/** @param slice - The part of the state that it writes. */
export function createProviderList(
  { groups, unasked, onListed }: Tools,
  slice: OnrampState,
): ProviderList {
  const ids = new Map<string, ProviderGroup>()
  let listing = new AbortController()

  async function list(
    group: ProviderGroup,
    account: AccountId,
    signal: AbortSignal,
  ): Promise<void> {
    // Others are listed all the same.
    const sellers = await group.list(account, signal).catch(() => [])
    const unknown = sellers.filter(({ id }) => !ids.has(id))
    if (signal.aborted || unknown.length === 0) return
    for (const { id } of unknown) ids.set(id, group)
    const all = [...slice.providers, ...unknown.map((each) => rowOf(each, unasked()))]
    const order = (id: string): number => groups.indexOf(ids.get(id) ?? group)
    slice.providers = all.sort((one, other) => order(one.id) - order(other.id))
    onListed(group)
  }

  return {
    groupOf: (providerId) => ids.get(providerId),
    has: (group) => [...ids.values()].includes(group),
    begin(account) {
      listing.abort()
      listing = new AbortController()
      ids.clear()
      slice.providers = []
      for (const group of groups) void list(group, account, listing.signal)
    },
    write(offerOf) {
      slice.providers = slice.providers.map((each) => ({ ...each, offer: offerOf(each) }))
    },
    stop: () => listing.abort(),
  }
}

function rowOf(
  { id, name, imageUrl, feePercent, networkIds }: ListedSeller,
  offer: OnrampOffer,
): OnrampProvider {
  return { id, name, imageUrl, feePercent, networkIds: [...networkIds], offer }
}
