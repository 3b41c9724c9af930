import type { Snapshot } from '@latchkey/core'
import { shownPortfolio } from '@latchkey/core/views'
import { formatFiat } from '../../format/fiat.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** The total of what the active account holds. */
export interface TotalModel {
  readonly state: 'loading' | 'ready' | 'unknown'
  readonly value: string
  /** The additional text for screen readers. */
  readonly announcement: string | undefined
}

/** The sum of known values; something unknown is never counted as 0. */
export function totalModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'auth' | 'portfolio'>,
  text: Wording,
): TotalModel {
  const { status, totalUsd, isPartial } = shownPortfolio(snapshot)
  const value = formatFiat(totalUsd, { locale: text.locale })
  // The sum of the first networks is no total.
  if (status === 'loading') {
    return { state: 'loading', value, announcement: text.get('account.total.loading') }
  }
  if (totalUsd === undefined) {
    return { state: 'unknown', value, announcement: text.get('account.total.unknown') }
  }
  const announcement = isPartial ? text.get('account.total.partial') : undefined
  return { state: 'ready', value, announcement }
}
