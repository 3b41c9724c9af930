import type { Collectible, CoreActions, Snapshot } from '@latchkey/core'
import { type AccountId, namespaceOf, networkOf } from '@latchkey/core/contract'
import { formatCount } from '../../format/count.ts'
import { numberLocale } from '../../format/number-locale.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { type ExplorerPage, explorePage, explorerOf } from '../../partials/explore-address.ts'

/** One fact about a collectible. */
export interface CollectibleFact {
  readonly id: 'collection' | 'network' | 'token' | 'held' | 'received'
  readonly label: string
  readonly value: string
}

/** Everything that Collectible shows. */
export interface CollectibleModel {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly isSpam: boolean
  readonly network: NetworkDetails
  /** Only those that are known. */
  readonly facts: readonly CollectibleFact[]
  /** Undefined where nothing can be shown of it. */
  readonly explore: (() => void) | undefined
}

/** A collectible, and the account that it belongs to. */
interface Held {
  readonly account: AccountId
  readonly collectible: Collectible
}

interface Tools {
  readonly actions: Pick<CoreActions, 'openLink' | 'notices'>
  readonly text: Wording
}

/** A collectible of an account; its metadata lead nowhere. Source: docs/look.md, section 7. */
export function collectibleModel(
  { account, collectible }: Held,
  snapshot: Pick<Snapshot, 'network'>,
  { actions, text }: Tools,
): CollectibleModel {
  const { name, collection, imageUrl, isSpam, tokenId, countText, receivedAtMs } = collectible
  const network = networkDetails(networkOf(account), snapshot, text)
  const page = explorerPageOf(collectible, account)
  const facts: readonly (CollectibleFact | undefined)[] = [
    fact('collection', text.get('nfts.collection'), collection),
    fact('network', text.get('nfts.network'), network.name),
    fact('token', text.get('nfts.token'), tokenId),
    fact('held', text.get('nfts.held'), countOf(countText, text.locale)),
    fact('received', text.get('nfts.received'), receivedAtMs && day(receivedAtMs, text.locale)),
  ]
  return {
    name: name || text.get('nfts.unnamed'),
    imageUrl,
    isSpam,
    network,
    facts: facts.flatMap((each) => each ?? []),
    explore: page && explorePage(explorerOf(snapshot, network.id), page, actions),
  }
}

function fact(
  id: CollectibleFact['id'],
  label: string,
  value: string | 0 | undefined,
): CollectibleFact | undefined {
  return value ? { id, label, value } : undefined
}

/** A single one needs no number. */
function countOf(countText: string, locale: string): string | undefined {
  return countText === '1' ? undefined : formatCount(BigInt(countText), locale)
}

/** "14 Oct 2025". */
function day(atMs: number, locale: string): string | undefined {
  const date = new Date(atMs)
  if (Number.isNaN(date.getTime())) return undefined
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(numberLocale(locale), parts).format(date)
}

/** Its own page where its contract or mint is known, else the transaction that it came with. */
function explorerPageOf(
  { address, hash }: Collectible,
  account: AccountId,
): ExplorerPage | undefined {
  const isEvm = namespaceOf(account) === 'eip155'
  if (address !== undefined) return { kind: isEvm ? 'token' : 'address', id: address }
  return hash === undefined ? undefined : { kind: 'tx', id: hash }
}
