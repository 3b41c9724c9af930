import { type AccountHoldings, formatAmount, type Snapshot } from '@latchkey/core'
import { type AccountId, networkOf, type Permission, plainText } from '@latchkey/core/contract'
import { formatCount } from '../../format/count.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { numberLocale } from '../../format/number-locale.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type CalledFunction, readFunction } from './called-function.ts'

/** The words for what a website may do without asking. */
export interface PermissionText {
  /** The end of a sentence that begins with "this site can". */
  readonly sentence: string
  /** Code of another contract may act as the account, or something of it can't be read. */
  readonly risk?: 'delegate' | 'unread' | undefined
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  /** The contract or token that it is about, in full. */
  readonly address?: { readonly label: string; readonly address: string } | undefined
}

interface About {
  readonly account: AccountId
  readonly snapshot: Pick<Snapshot, 'network'> & {
    readonly portfolio: { readonly accounts: Readonly<Partial<Record<AccountId, AccountHoldings>>> }
  }
  readonly text: Wording
}

/** Describes a permission; one that can't be read is said to be so, never left out. */
export function describePermission({ type, data }: Permission, about: About): PermissionText {
  return describeKnown(type, Object(data), about) ?? describeOther(type, about)
}

/** @returns undefined for a kind that is not known, or whose data can't be read. */
function describeKnown(
  type: string,
  data: Readonly<Record<string, unknown>>,
  about: About,
): PermissionText | undefined {
  const { allowance, period, start, periodAmount, periodDuration, startTime, maxAmount } = data
  const periodic = { allowance: periodAmount, period: periodDuration, start: startTime }
  // One of a token that is not named is none of the coin.
  const { token = '', tokenAddress = '' } = data
  switch (type) {
    case 'native-token-recurring-allowance':
      return describeAllowance({ allowance, period, start }, undefined, about)
    case 'erc20-recurring-allowance':
      return describeAllowance({ allowance, period, start }, token, about)
    case 'native-token-periodic':
      return describeAllowance(periodic, undefined, about)
    case 'erc20-token-periodic':
      return describeAllowance(periodic, tokenAddress, about)
    case 'native-token-allowance':
      return describeOnce(allowance, undefined, about)
    case 'erc20-token-allowance':
      return describeOnce(allowance, tokenAddress, about)
    // How fast it may be taken is of no matter beside how much.
    case 'native-token-stream':
      return describeOnce(maxAmount, undefined, about)
    case 'erc20-token-stream':
      return describeOnce(maxAmount, tokenAddress, about)
    case 'contract-call':
      return describeCall(data, about)
    default:
      return undefined
  }
}

const HEX = /^0x[0-9a-f]{1,64}$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const MAX_NAME_LENGTH = 64

function describeAllowance(
  {
    allowance,
    period,
    start,
  }: Readonly<Partial<Record<'allowance' | 'period' | 'start', unknown>>>,
  token: unknown,
  about: About,
): PermissionText | undefined {
  const { text } = about
  if (typeof allowance !== 'string' || !HEX.test(allowance)) return undefined
  if (typeof period !== 'number' || !Number.isInteger(period) || period <= 0) return undefined
  if (token !== undefined && !isAddress(token)) return undefined
  const values = { amount: amountOf(BigInt(allowance), token, about), period: every(period, text) }
  const date = dateOf(start, text)
  return {
    sentence:
      date === undefined
        ? text.get('permission.sends', values)
        : text.get('permission.sendsFrom', { ...values, date }),
    lines: [
      { label: text.get('permission.send'), value: text.get('permission.upTo', values) },
      { label: text.get('permission.from'), value: date ?? text.get('permission.unread') },
    ],
    risk: date === undefined ? 'unread' : undefined,
    address:
      token === undefined ? undefined : { label: text.get('permission.token'), address: token },
  }
}

/** An amount in all. */
function describeOnce(most: unknown, token: unknown, about: About): PermissionText | undefined {
  const { text } = about
  if (typeof most !== 'string' || !HEX.test(most)) return undefined
  if (token !== undefined && !isAddress(token)) return undefined
  const amount = amountOf(BigInt(most), token, about)
  return {
    sentence: text.get('permission.sendsOnce', { amount }),
    lines: [{ label: text.get('permission.send'), value: amount }],
    address:
      token === undefined ? undefined : { label: text.get('permission.token'), address: token },
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

/** An amount of an unknown token is written in smallest units. */
function amountOf(
  units: bigint,
  token: string | undefined,
  { account, snapshot, text }: About,
): string {
  const networkId = networkOf(account)
  const network = snapshot.network.supported.find(({ id }) => id === networkId)
  const holding = snapshot.portfolio.accounts[account]?.holdings?.find(
    ({ address, networkId: held }) =>
      held === networkId && address?.toLowerCase() === token?.toLowerCase(),
  )
  const known = token === undefined ? network?.nativeCurrency : holding
  if (known?.symbol === undefined) {
    return text.get('permission.units', { count: exactAmount(units.toString(), text.locale) })
  }
  return `${exactAmount(formatAmount(units, known.decimals), text.locale)} ${known.symbol}`
}

function every(periodS: number, text: Wording): string {
  switch (periodS) {
    case 1:
      return text.get('permission.every.second')
    case 60:
      return text.get('permission.every.minute')
    case 3_600:
      return text.get('permission.every.hour')
    case 86_400:
      return text.get('permission.every.day')
    case 604_800:
      return text.get('permission.every.week')
    case 2_592_000:
      return text.get('permission.every.month')
    default:
      return text.get('permission.every.seconds', { count: formatCount(periodS, text.locale) })
  }
}

/** One line a function: a function without a limit is not hidden by one with a limit. */
function describeCall(
  { address, functions }: { readonly address?: unknown; readonly functions?: unknown },
  about: About,
): PermissionText | undefined {
  const { text } = about
  if (!isAddress(address) || !Array.isArray(functions) || functions.length === 0) return undefined
  const all = functions.map((each: unknown) => readFunction(each))
  const lines = all.map((each) => ({ ...each, words: wordsOf(each, about) }))
  const named = (isDelegate: boolean): string =>
    lines
      .filter((each) => each.isDelegate === isDelegate)
      .map(({ name, words }) => `${name} (${words.join('; ')})`)
      .join(', ')
  const [calls, delegates] = [named(false), named(true)]
  const sentences = [
    ...(delegates === '' ? [] : [text.get('permission.delegates', { functions: delegates })]),
    ...(calls === '' ? [] : [text.get('permission.calls', { functions: calls })]),
  ]
  return {
    sentence: sentences.join(' · '),
    lines: lines.map(({ isDelegate, name, words }) => ({
      label: text.get(isDelegate ? 'permission.delegate' : 'permission.call'),
      value: [nameIn(text, name), ...words].join(' · '),
    })),
    risk: riskOf(all),
    address: { label: text.get('permission.contract'), address },
  }
}

/**
 * Latin letters at the beginning would turn a line of a right-to-left language around. Source: HTML, `dir=auto`,
 * which also counts letters within an isolate.
 */
function nameIn({ direction }: Wording, name: string): string {
  return direction === 'rtl' ? `\u200f\u2068${name}\u2069` : name
}

function riskOf(all: readonly CalledFunction[]): PermissionText['risk'] {
  if (all.some(({ isDelegate }) => isDelegate)) return 'delegate'
  return all.some(({ isUnread }) => isUnread) ? 'unread' : undefined
}

/** Its limit, its rules, and that there is more which can't be read. */
function wordsOf({ limit, rules, isUnread }: CalledFunction, about: About): readonly string[] {
  const { text } = about
  const amount = limit === undefined ? undefined : amountOf(limit, undefined, about)
  const limited =
    amount === undefined
      ? text.get('permission.noLimit')
      : text.get('permission.atMost', { amount })
  return [
    limited,
    ...rules.map(({ position, test }) =>
      text.get('permission.rule', { position: formatCount(position, text.locale), test }),
    ),
    ...(isUnread ? [text.get('permission.partUnread')] : []),
  ]
}

/** In seconds: later times do not fit into a date. */
const LAST_DATE_S = 8.64e12

/** @returns undefined for what is no time. */
function dateOf(seconds: unknown, { locale }: Wording): string | undefined {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= LAST_DATE_S)) return undefined
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(numberLocale(locale), parts).format(seconds * 1_000)
}

function describeOther(type: string, { text }: About): PermissionText {
  return {
    sentence: text.get('permission.other'),
    lines: [
      {
        label: text.get('permission.kind'),
        value: plainText(type, MAX_NAME_LENGTH) || text.get('permission.unread'),
      },
    ],
    risk: 'unread',
  }
}
