import type { Collectible, CollectiblesState, Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { formatCount } from '../../../../format/count.ts'
import { countText } from '../../../../format/count-text.ts'
import type { Wording } from '../../../../messages/create-wording.ts'
import { activeAccountOf } from '../../../../models/active-account.ts'

/** One collectible in the grid. */
export interface NftCell {
  readonly key: string
  readonly name: string
  readonly collection: string
  /** "×2"; undefined for a single one. */
  readonly count: string | undefined
  readonly imageUrl: string | undefined
  /** Opens its details. */
  readonly params: {
    readonly account: AccountId
    readonly id: string
    readonly name: string
  }
}

/** Everything that NFTs shows. */
export interface NftsModel {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready'
  readonly cells: readonly NftCell[]
  readonly spam: readonly NftCell[]
  /** "Show 3 hidden". */
  readonly showSpam: string
  /** Reading on; undefined at the end of the list. */
  readonly more: CollectiblesState['status'] | undefined
}

/** Returns the collectibles of the active account, with the spam apart. */
export function nftsModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'collectibles'>,
  text: Wording,
): NftsModel {
  const account = activeAccountOf(snapshot)?.id
  const list = account && snapshot.collectibles[account]
  const status = list?.status ?? 'loading'
  const collectibles = list?.collectibles ?? []
  const hasMore = list?.hasMore ?? false
  const cells = account ? collectibles.map((each) => cellOf(each, account, text)) : []
  const isOf = (isSpam: boolean): readonly NftCell[] =>
    cells.filter((_, index) => collectibles[index]?.isSpam === isSpam)
  const spam = isOf(true)
  const shown = isOf(false)
  return {
    state: stateOf(status, shown.length === 0 && !hasMore),
    cells: shown,
    spam,
    showSpam: countText(text, 'nfts.spam.show', spam.length),
    more: hasMore ? status : undefined,
  }
}

function stateOf(status: CollectiblesState['status'], isEmpty: boolean): NftsModel['state'] {
  if (status === 'loading' || status === 'failed') return status
  return isEmpty ? 'empty' : 'ready'
}

function cellOf(
  { id, name, collection, countText, imageUrl }: Collectible,
  account: AccountId,
  text: Wording,
): NftCell {
  return {
    key: id,
    name: name || text.get('nfts.unnamed'),
    collection,
    count:
      countText === '1'
        ? undefined
        : text.get('nfts.count', { count: formatCount(BigInt(countText), text.locale) }),
    imageUrl,
    params: { account, id, name },
  }
}
