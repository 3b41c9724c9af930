import type { Snapshot } from '@latchkey/core'
import { shownPortfolio } from '@latchkey/core/views'
import { formatMoney, formatTotal } from '../../format/fiat.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { balanceModel } from './balance.model.ts'

/** The total of what the active account holds, or its balance in the coin of its network. */
export interface TotalModel {
  readonly state: 'loading' | 'ready' | 'coin' | 'unknown'
  readonly value: string
  /** The picture of the website's token, whose balance it is. */
  readonly image?: string | undefined
  /** The additional text for screen readers. */
  readonly announcement: string | undefined
}

type Shown = Pick<
  Snapshot,
  'accounts' | 'network' | 'auth' | 'portfolio' | 'options' | 'balances' | 'tokenBalances'
>

/** The sum of known values; something unknown is never counted as 0. Where no value is known it is the balance. */
export function totalModel(snapshot: Shown, text: Wording): TotalModel {
  const { status, totalUsd, isPartial } = shownPortfolio(snapshot)
  const value = formatTotal(totalUsd, text)
  // The sum of the first networks is no total.
  if (status === 'loading') {
    return { state: 'loading', value, announcement: text.get('account.total.loading') }
  }
  if (totalUsd === undefined) {
    const coin = coinModel(snapshot, text)
    const announcement = text.get('account.total.unknown')
    return coin.state === 'coin' ? coin : { state: 'unknown', value, announcement }
  }
  const announcement = isPartial ? text.get('account.total.partial') : undefined
  return { state: 'ready', value, announcement }
}

/** The balance of an account without a list of tokens, in the coin of its network. */
export function coinModel(snapshot: Shown, text: Wording): TotalModel {
  const balance = balanceModel(snapshot, text)
  const kind = balance?.kind ?? 'loading'
  if (balance === undefined || kind === 'loading') {
    return { state: 'loading', value: '', announcement: balance?.text }
  }
  return kind === 'amount'
    ? { state: 'coin', value: balance.text, image: balance.image, announcement: undefined }
    : {
        state: 'unknown',
        value: formatMoney(undefined, text),
        announcement: balance.text,
      }
}
