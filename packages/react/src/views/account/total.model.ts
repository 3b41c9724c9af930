import { type Snapshot, shownPortfolio } from '@latchkey/core'
import { formatFiat } from '../../format/fiat.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** The total of what the active account holds. */
export interface TotalModel {
  readonly state: 'loading' | 'ready' | 'unknown'
  readonly value: string
  /** What screen readers read besides. */
  readonly said: string | undefined
}

/** The sum of known values; something unknown is never counted as 0. */
export function totalModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'auth' | 'portfolio'>,
  text: Wording,
): TotalModel {
  const { status, totalUsd, isPartial } = shownPortfolio(snapshot)
  const value = formatFiat(totalUsd, { locale: text.locale })
  if (status === 'loading' && totalUsd === undefined) {
    return { state: 'loading', value, said: text.get('account.total.loading') }
  }
  if (totalUsd === undefined) {
    return { state: 'unknown', value, said: text.get('account.total.unknown') }
  }
  return { state: 'ready', value, said: isPartial ? text.get('account.total.partial') : undefined }
}
