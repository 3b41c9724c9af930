import { formatAmount, type Holding, type SitePermission, type Snapshot } from '@latchkey/core'
import { addressOf, networkOf } from '@latchkey/core/contract'
import { shortAddress, unbroken } from '../../format/address.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { numberLocale } from '../../format/number-locale.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName } from '../../models/namespace-name.ts'
import { networkDetails } from '../../models/network-details.ts'
import { describePermission } from '../../partials/permissions/describe-permission.ts'

/** The words of a row about something that the website may do. */
export interface PermissionWords {
  /** The end of the sentence that the view's title begins. */
  readonly label: string
  readonly detail: string
  /** It has neither a limit nor an end, or can't be read, or lets code of others act as the account. */
  readonly isOpenEnded?: boolean
  readonly icon?: string | undefined
  /** The address whose picture it has if there is no icon. */
  readonly address?: string
}

interface Tools {
  readonly snapshot: Pick<Snapshot, 'network' | 'permissions' | 'portfolio'>
  readonly text: Wording
}

type Kind<K extends SitePermission['kind']> = SitePermission & { readonly kind: K }

/** Says what the website may do, of whom, and until when. What is not known is not said. */
export function permissionWords(item: SitePermission, tools: Tools): PermissionWords {
  switch (item.kind) {
    case 'wallet':
      return walletWords(item, tools)
    case 'signIn':
      return signInWords(item, tools)
    case 'smartSession':
      return sessionWords(item, tools)
    case 'held':
      return heldWords(item, tools)
    case 'approval':
      return approvalWords(item, tools)
  }
}

function walletWords(
  { id, namespace, walletName: wallet, icon, isPaired }: Kind<'wallet'>,
  { snapshot, text }: Tools,
): PermissionWords {
  if (isPaired) {
    return {
      icon,
      label: text.get('permissions.ask'),
      detail: text.get('permissions.paired', { wallet }),
    }
  }
  const isTwice = snapshot.permissions.items.some(
    (each) => each.kind === 'wallet' && each.id !== id && each.walletName === wallet,
  )
  const family = namespaceName(namespace, text)
  const detail = isTwice ? text.get('permissions.walletOf', { wallet, family }) : wallet
  return { icon, label: text.get('permissions.see'), detail }
}

function signInWords(
  { account, endsAtMs }: Kind<'signIn'>,
  { snapshot, text }: Tools,
): PermissionWords {
  const address = addressOf(account)
  const network = networkDetails(networkOf(account), snapshot, text).name
  return {
    label: text.get('permissions.know', { address: unbroken(shortAddress(address)) }),
    address,
    detail:
      endsAtMs === undefined
        ? text.get('permissions.on', { network })
        : text.get('permissions.onUntil', { network, date: dayOf(endsAtMs, text) }),
  }
}

/** The first of what it allows, then the rest: nothing is left out. */
function sessionWords(
  { account, session }: Kind<'smartSession'>,
  { snapshot, text }: Tools,
): PermissionWords {
  const all = session.permissions.map((each) =>
    describePermission(each, { account, snapshot, text }),
  )
  const [label = text.get('permission.other'), ...others] = all.map(({ sentence }) => sentence)
  const { id, expiresAtMs, isUnreadable = false } = session
  const without = withoutAsking(expiresAtMs, 'permissions.withoutEnd', text)
  const unread = isUnreadable ? [text.get('permission.partUnread'), ...(id === '' ? [] : [id])] : []
  return {
    label,
    detail: [...others, without, ...unread].join(' · '),
    isOpenEnded: isUnreadable || all.some(({ risk }) => risk !== undefined),
  }
}

function heldWords({ account, held }: Kind<'held'>, { snapshot, text }: Tools): PermissionWords {
  const { permission, endsAtMs } = held
  const { sentence, risk, address } = describePermission(permission, { account, snapshot, text })
  return {
    label: sentence,
    detail: withoutAsking(endsAtMs, 'permissions.noEndDate', text),
    isOpenEnded: risk !== undefined || endsAtMs === undefined,
    ...(address && { address: address.address }),
  }
}

/** @param unending - Said where there is no time. */
function withoutAsking(
  endsAtMs: number | undefined,
  unending: 'permissions.withoutEnd' | 'permissions.noEndDate',
  text: Wording,
): string {
  if (endsAtMs === undefined) return text.get(unending)
  return text.get('permissions.without', { date: dayOf(endsAtMs, text) })
}

function approvalWords(item: Kind<'approval'>, { snapshot, text }: Tools): PermissionWords {
  const held = holdingOf(item, snapshot)
  const { token: address, units, decimals = held?.decimals, isUnlimited, form, endsAtMs } = item
  const token = item.symbol ?? held?.symbol ?? unbroken(shortAddress(address))
  const spender = unbroken(shortAddress(item.spender))
  const picture = { address, icon: held?.iconUrl }
  const date = endsAtMs === undefined ? undefined : dayOf(endsAtMs, text)
  if (units === undefined) {
    return {
      ...picture,
      label: text.get('permissions.takeUnread', { token }),
      detail: text.get('permissions.byUnread', { spender }),
      isOpenEnded: true,
    }
  }
  if (isUnlimited) {
    const isCollection = form === 'collection'
    return {
      ...picture,
      label: text.get(isCollection ? 'permissions.takeItems' : 'permissions.takeAny', { token }),
      detail:
        date === undefined
          ? text.get('permissions.noLimit', { spender })
          : text.get('permissions.noLimitUntil', { spender, date }),
      isOpenEnded: true,
    }
  }
  const count =
    decimals === undefined
      ? text.get('permission.units', { count: exactAmount(units, text.locale) })
      : exactAmount(formatAmount(BigInt(units), decimals), text.locale)
  const label = text.get('permissions.take', { amount: `${count} ${token}` })
  const detail =
    date === undefined
      ? text.get('permissions.noEnd', { spender })
      : text.get('permissions.byUntil', { spender, date })
  return { ...picture, label, detail }
}

function holdingOf(
  { account, token }: Kind<'approval'>,
  { portfolio }: Tools['snapshot'],
): Holding | undefined {
  return portfolio.accounts[account]?.holdings?.find(
    ({ address, networkId }) =>
      networkId === networkOf(account) && address?.toLowerCase() === token.toLowerCase(),
  )
}

function dayOf(atMs: number, { locale }: Wording): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(numberLocale(locale), parts).format(atMs)
}
