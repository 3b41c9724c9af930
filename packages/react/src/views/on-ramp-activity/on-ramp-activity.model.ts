import type { Snapshot } from '@latchkey/core'
import { onrampTokens } from '@latchkey/core/views'
import { numberLocale } from '../../format/number-locale.ts'
import { formatRelativeTime, isRecent } from '../../format/relative-time.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { onrampPictures } from '../../models/onramp-pictures.ts'
import { moneyText, tokenText } from '../../partials/buy/money.ts'
import { isCardDeclined, reasonText } from '../../partials/buy/reason-text.ts'
import type { ActivityRow } from '../activity/activity.model.ts'
import { monthLabel, monthOf } from '../activity/months.ts'

type Facts = Pick<Snapshot, 'onramp' | 'network' | 'portfolio'>
type Onramp = NonNullable<Snapshot['onramp']>
type Order = Onramp['orders'][number]
type Item = Onramp['history']['items'][number]

/** Purchases of one month. */
export interface BuyGroup {
  readonly month: string
  readonly label: string
  readonly rows: readonly ActivityRow[]
}

interface Purchase extends Pick<Item, 'reason' | 'get' | 'pay' | 'iconUrl' | 'atMs'> {
  readonly key: string
  readonly provider: string
  readonly status: Item['status'] | 'notConfirmedYet'
}

/** Returns the account's purchases, done and pending, newest first, by months. */
export function buyGroups(snapshot: Facts, text: Wording): readonly BuyGroup[] {
  const { onramp } = snapshot
  if (onramp === undefined) return []
  const { orders, history } = onramp
  const all = [...orders.flatMap(fromOrder), ...history.items.map(fromItem)].sort(
    (one, other) => other.atMs - one.atMs,
  )
  const nowMs = Math.max(history.readAtMs ?? 0, all[0]?.atMs ?? 0)
  const months = new Map<string, BuyGroup & { readonly rows: ActivityRow[] }>()
  for (const purchase of all) {
    const month = monthOf(purchase.atMs)
    const label = monthLabel(purchase.atMs, nowMs, text)
    const group = months.get(month) ?? { month, label, rows: [] }
    months.set(month, group)
    const picture = pictureOf(snapshot, purchase) ?? purchase.iconUrl
    group.rows.push({ ...rowOf(purchase, nowMs, text), pictures: [picture] })
  }
  return [...months.values()]
}

/** An order that the service knows is in the service's own list. */
function fromOrder({ id, seller, current, get, pay, startedAtMs }: Order): readonly Purchase[] {
  if (current.step === 'known') return []
  const reason = current.step === 'failed' ? current.reason : undefined
  const shared = { key: `order ${id}`, provider: seller.name, get, pay, reason, atMs: startedAtMs }
  return [{ ...shared, status: STATUSES[current.step] }]
}

const STATUSES = {
  opening: 'notConfirmedYet',
  waiting: 'notConfirmedYet',
  notConfirmedYet: 'notConfirmedYet',
  pending: 'pending',
  bought: 'bought',
  failed: 'failed',
} as const

function fromItem(item: Item): Purchase {
  return { ...item, key: item.id }
}

/** The picture that its token has among those to buy; undefined where it is sold no more. */
function pictureOf(snapshot: Facts, { get }: Purchase): string | undefined {
  const { onramp } = snapshot
  const token = onramp && onrampTokens(onramp).find(({ symbol }) => symbol === get?.currency)
  return token && onrampPictures(snapshot, token).find((each) => each !== undefined)
}

function rowOf(purchase: Purchase, nowMs: number, text: Wording): Omit<ActivityRow, 'pictures'> {
  const { key, status } = purchase
  return {
    key,
    title: text.get(TITLES[status]),
    detail: detailOf(purchase, text),
    amount: amountOf(purchase, text),
    isReceived: status === 'bought',
    when: whenOf(purchase, nowMs, text),
    isFailed: status === 'failed',
    isCollectible: false,
    mark: status === 'notConfirmedYet' ? 'pending' : status,
    hash: undefined,
  }
}

const TITLES = {
  notConfirmedYet: 'buy.activity.buying',
  pending: 'buy.activity.buying',
  bought: 'activity.verb.bought',
  failed: 'activity.status.failed',
} as const

/** "Quay, $200.00", or why it failed. */
function detailOf({ provider, pay, status, reason }: Purchase, text: Wording): string {
  if (status === 'failed' && reason !== undefined && isCardDeclined(reason)) {
    return text.get('buy.activity.card', { provider })
  }
  const why = status === 'failed' ? reasonText(reason, text) : undefined
  const more = why ?? (pay && moneyText(pay, text))
  return more === undefined ? provider : text.get('buy.activity.at', { provider, more })
}

/** Returns the amount to pay for a failure; else the amount that arrives or arrived. */
function amountOf({ status, get, pay }: Purchase, text: Wording): string | undefined {
  if (status === 'failed') return pay && moneyText(pay, text)
  if (get === undefined) return undefined
  const amount = tokenText(get, text)
  if (status === 'bought') return `+${amount}`
  const about = text.get('buy.activity.about', { amount })
  // Amounts are isolated left to right: words among them are not.
  return text.direction === 'rtl' ? `\u2067${about}\u2069` : about
}

function whenOf({ status, atMs }: Purchase, nowMs: number, text: Wording): string {
  if (status === 'pending') return text.get('activity.status.pending')
  if (status === 'notConfirmedYet') return text.get('activity.status.notConfirmedYet')
  if (isRecent(atMs, nowMs)) return formatRelativeTime(atMs, nowMs, text)
  return new Intl.DateTimeFormat(numberLocale(text.locale), {
    day: 'numeric',
    month: 'short',
  }).format(atMs)
}
