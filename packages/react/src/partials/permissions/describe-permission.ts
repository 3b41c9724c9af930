import { type AccountHoldings, formatAmount, type Snapshot } from '@latchkey/core'
import { type AccountId, networkOf, type Permission, plainText } from '@latchkey/core/contract'
import { formatCount } from '../../format/count.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** What a website may do without asking, in words. */
export interface PermissionText {
  /** Goes on with "this site can". */
  readonly sentence: string
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
  switch (type) {
    case 'native-token-recurring-allowance':
      return describeAllowance(Object(data), undefined, about) ?? describeOther(type, about)
    case 'erc20-recurring-allowance':
      return (
        describeAllowance(Object(data), Object(data).token, about) ?? describeOther(type, about)
      )
    case 'contract-call':
      return describeCall(Object(data), about) ?? describeOther(type, about)
    default:
      return describeOther(type, about)
  }
}

const HEX = /^0x[0-9a-f]{1,64}$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i
const MAX_NAME_LENGTH = 64

function describeAllowance(
  { allowance, period }: { readonly allowance?: unknown; readonly period?: unknown },
  token: unknown,
  about: About,
): PermissionText | undefined {
  const { text } = about
  if (typeof allowance !== 'string' || !HEX.test(allowance)) return undefined
  if (typeof period !== 'number' || !Number.isInteger(period) || period <= 0) return undefined
  if (token !== undefined && !isAddress(token)) return undefined
  const values = { amount: amountOf(BigInt(allowance), token, about), period: every(period, text) }
  return {
    sentence: text.get('permission.sends', values),
    lines: [{ label: text.get('permission.send'), value: text.get('permission.upTo', values) }],
    address:
      token === undefined ? undefined : { label: text.get('permission.token'), address: token },
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

/** Of a token that nothing is known of, only smallest units can be said. */
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

function describeCall(
  { address, functions }: { readonly address?: unknown; readonly functions?: unknown },
  about: About,
): PermissionText | undefined {
  const { text } = about
  if (!isAddress(address) || !Array.isArray(functions) || functions.length === 0) return undefined
  const all: readonly unknown[] = functions
  const names = all.map((each) => nameOf(Object(each).functionName))
  const limits = all.flatMap((each) => limitOf(Object(each).valueLimit, about))
  const list = names.join(', ')
  return {
    sentence: text.get('permission.calls', { functions: list }),
    lines: [
      { label: text.get('permission.call'), value: list },
      ...limits.map((value) => ({ label: text.get('permission.limit'), value })),
    ],
    address: { label: text.get('permission.contract'), address },
  }
}

function nameOf(name: unknown): string {
  return typeof name === 'string' ? plainText(name, MAX_NAME_LENGTH) : '?'
}

function limitOf(limit: unknown, about: About): readonly string[] {
  if (typeof limit !== 'string' || !HEX.test(limit)) return []
  return [amountOf(BigInt(limit), undefined, about)]
}

function describeOther(type: string, { text }: About): PermissionText {
  return {
    sentence: text.get('permission.other'),
    lines: [{ label: text.get('permission.kind'), value: plainText(type, MAX_NAME_LENGTH) }],
  }
}
