import type { Actions, SmartSession, SmartSessionsActions, Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { activeWallet } from '@latchkey/core/views'
import { monthHeading } from '../../format/month-heading.ts'
import { numberLocale } from '../../format/number-locale.ts'
import { formatRelativeTime } from '../../format/relative-time.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import {
  describePermission,
  type PermissionText,
} from '../../partials/permissions/describe-permission.ts'

/** Which sessions are shown. */
export type SessionTab = 'active' | 'expired' | 'revoked'

/** The tabs in their order. */
export const SESSION_TABS: readonly SessionTab[] = ['active', 'expired', 'revoked']

/** A session, as its row shows it; closed, and open. */
export interface SessionRow {
  /** Differs from that of every other row, also where ids are missing or the same. */
  readonly key: string
  /** Empty where the server gave none. */
  readonly id: string
  readonly name: string
  readonly host: string | undefined
  readonly icon: string | undefined
  /** When it ends or ended. */
  readonly tag: string
  /** It ends within the day, or can't be read. */
  readonly isEnding: boolean
  /** The parts that can't be read, and the consequence. */
  readonly warning: string | undefined
  /** One of its permissions lets code of another contract act as the account. */
  readonly isDangerous: boolean
  readonly lead: string
  readonly permissions: readonly PermissionText[]
  readonly started: string
  readonly ends: string
  /** Undefined where there is nothing to revoke. */
  readonly revoke: (() => void) | undefined
  readonly isRevoking: boolean
  /** The visitor's task while it is revoked; undefined if there is none. */
  readonly hint: string | undefined
}

/** Sessions that began in one month. */
export interface SessionGroup {
  readonly month: string
  readonly label: string
  readonly rows: readonly SessionRow[]
}

/** Everything that the view shows. */
export interface SessionListModel {
  readonly status: 'loading' | 'ready' | 'failed'
  /** A list is shown that could not be read again. */
  readonly isOutdated: boolean
  readonly groups: readonly SessionGroup[]
  readonly empty: string
}

type Shown = Pick<Snapshot, 'accounts' | 'network' | 'smartSessions' | 'portfolio'>

interface Tools {
  readonly actions: Pick<Actions, 'notices'>
  readonly smartSessions: Pick<SmartSessionsActions, 'revoke'>
  readonly text: Wording
}

/** Everything the view shows of one tab, from the snapshot alone. */
export function sessionListModel(snapshot: Shown, tab: SessionTab, tools: Tools): SessionListModel {
  const account = activeAccountOf(snapshot)
  const list = account && snapshot.smartSessions.lists[account.id]
  const status = list?.status ?? 'loading'
  const sessions = list?.sessions ?? []
  const nowMs = list?.readAtMs ?? 0
  const shown = sessions.filter((each) => tabOf(each, nowMs) === tab)
  return {
    status: status === 'failed' && sessions.length > 0 ? 'ready' : status,
    isOutdated: status === 'failed' && sessions.length > 0,
    groups: account ? groupsOf(shown, { ...tools, nowMs, snapshot, account: account.id, tab }) : [],
    empty: tools.text.get(EMPTY[tab]),
  }
}

/** Returns true if a session of the account is about tokens. */
export function hasTokens(
  snapshot: Pick<Shown, 'accounts' | 'network' | 'smartSessions'>,
): boolean {
  const account = activeAccountOf(snapshot)
  const list = account && snapshot.smartSessions.lists[account.id]
  return (list?.sessions ?? []).some(({ permissions }) =>
    permissions.some(({ type }) => type === 'erc20-recurring-allowance'),
  )
}

const EMPTY = {
  active: 'smartSessions.empty.active',
  expired: 'smartSessions.empty.expired',
  revoked: 'smartSessions.empty.revoked',
} as const

/** A session that was revoked has not expired; one whose end can't be read has not, either. */
function tabOf(
  {
    revokedAtMs,
    expiresAtMs = Number.POSITIVE_INFINITY,
  }: Pick<SmartSession, 'revokedAtMs' | 'expiresAtMs'>,
  nowMs: number,
): SessionTab {
  if (revokedAtMs !== undefined) return 'revoked'
  return expiresAtMs <= nowMs ? 'expired' : 'active'
}

interface GroupTools extends Tools {
  /** When the list was read. */
  readonly nowMs: number
  readonly snapshot: Shown
  readonly account: AccountId
  readonly tab: SessionTab
}

function groupsOf(sessions: readonly SmartSession[], tools: GroupTools): readonly SessionGroup[] {
  const groups = new Map<string, { label: string; rows: SessionRow[] }>()
  for (const [at, session] of sessions.entries()) {
    const { month, label } = headingOf(session, tools)
    const group = groups.get(month) ?? { label, rows: [] }
    groups.set(month, group)
    const isFirst = sessions.findIndex(({ id }) => id === session.id) === at
    group.rows.push({ key: isFirst ? session.id : `${session.id}/${at}`, ...rowOf(session, tools) })
  }
  return [...groups].map(([month, group]) => ({ month, ...group }))
}

/** Those that can't be read are together under a heading of their own. */
function headingOf({ createdAtMs, isUnreadable }: SmartSession, { nowMs, text }: GroupTools) {
  if (isUnreadable === true || createdAtMs === undefined) {
    return { month: 'unread', label: text.get('permission.unread') }
  }
  const date = new Date(createdAtMs)
  const label = monthHeading(createdAtMs, nowMs, text.locale)
  return { month: `${date.getFullYear()}-${date.getMonth()}`, label }
}

function rowOf(session: SmartSession, tools: GroupTools): Omit<SessionRow, 'key'> {
  const { snapshot, account, tab, text } = tools
  const { id, siteName, siteUrl, iconUrl, createdAtMs, expiresAtMs } = session
  const host = siteUrl === undefined ? undefined : new URL(siteUrl).host
  const permissions = session.permissions.map((each) =>
    describePermission(each, { account, snapshot, text }),
  )
  return {
    id,
    host,
    icon: iconUrl,
    permissions,
    name: siteName || host || text.get('smartSessions.unnamed'),
    lead: text.get(tab === 'active' ? 'smartSessions.can' : 'smartSessions.could'),
    isDangerous: permissions.some(({ risk }) => risk === 'delegate'),
    started: timeLabel(createdAtMs, tools),
    ends: timeLabel(expiresAtMs, tools),
    ...stateOf(session, tools),
  }
}

type RowState = Pick<SessionRow, 'tag' | 'isEnding' | 'warning' | 'revoke' | 'isRevoking' | 'hint'>

/** When it ends, and what can be done about it. */
function stateOf(session: SmartSession, tools: GroupTools): RowState {
  const { snapshot, tab, text, nowMs } = tools
  const { id, expiresAtMs, isUnreadable } = session
  const { revoking } = snapshot.smartSessions
  const isBusy = revoking.step === 'signing' || revoking.step === 'sending'
  const isRevoking = isBusy && revoking.id === id
  const hint = isRevoking && revoking.step === 'signing' ? walletHint(snapshot, text) : undefined
  const none = { isRevoking, hint, tag: endOf(session, tools) }
  if (tab !== 'active') return { ...none, isEnding: false, warning: undefined, revoke: undefined }
  const isToday = expiresAtMs !== undefined && isSameDay(expiresAtMs, nowMs)
  const canRevoke = id !== '' && (!isBusy || isRevoking)
  return {
    isRevoking,
    hint,
    isEnding: isToday || isUnreadable === true,
    tag: isToday ? text.get('smartSessions.today') : none.tag,
    warning: warningOf(session, text),
    revoke: canRevoke ? () => void revoke(session, tools) : undefined,
  }
}

function warningOf({ id, isUnreadable }: SmartSession, text: Wording): string | undefined {
  if (isUnreadable !== true) return undefined
  return text.get(id === '' ? 'smartSessions.noId' : 'smartSessions.unread.text')
}

/** Revokes a session. A notice says so, because the row moves to another tab. */
async function revoke(
  session: SmartSession,
  { actions, smartSessions, text }: Tools,
): Promise<void> {
  try {
    await smartSessions.revoke(session)
  } catch {
    // A failure has its own notice.
    return
  }
  actions.notices.show({ tone: 'success', message: text.get('smartSessions.revoked') })
}

function walletHint(snapshot: Shown, text: Wording): string {
  const wallet = activeWallet(snapshot, snapshot.network.activeNamespace)
  return text.get('smartSessions.inWallet', { wallet: wallet?.name ?? text.get('wallet.unnamed') })
}

function isSameDay(oneMs: number, otherMs: number): boolean {
  return new Date(oneMs).toDateString() === new Date(otherMs).toDateString()
}

function endOf({ expiresAtMs, revokedAtMs }: SmartSession, tools: GroupTools): string {
  const { tab, text } = tools
  if (expiresAtMs === undefined && tab !== 'revoked') return text.get('permission.unread')
  switch (tab) {
    case 'active':
      return text.get('smartSessions.endsIn', {
        time: formatRelativeTime(expiresAtMs ?? 0, tools.nowMs, text),
      })
    case 'expired':
      return text.get('smartSessions.ended', { date: dayLabel(expiresAtMs ?? 0, tools) })
    case 'revoked':
      return text.get('smartSessions.revokedOn', { date: dayLabel(revokedAtMs ?? 0, tools) })
  }
}

/** "1 Dec"; of another year its month, which is no longer: "Dec 2024". */
function dayLabel(atMs: number, { text, nowMs }: Pick<GroupTools, 'text' | 'nowMs'>): string {
  const more = isSameYear(atMs, nowMs)
    ? ({ day: 'numeric' } as const)
    : ({ year: 'numeric' } as const)
  const parts = { month: 'short', ...more } as const
  return new Intl.DateTimeFormat(numberLocale(text.locale), parts).format(atMs)
}

function isSameYear(oneMs: number, otherMs: number): boolean {
  return new Date(oneMs).getFullYear() === new Date(otherMs).getFullYear()
}

/** "1 Dec, 10:42", with its year where that is another one. */
function timeLabel(atMs: number | undefined, { text, nowMs }: GroupTools): string {
  if (atMs === undefined) return text.get('permission.unread')
  const year = isSameYear(atMs, nowMs) ? {} : ({ year: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const parts = { day: 'numeric', month: 'short', ...year, ...time } as const
  return new Intl.DateTimeFormat(numberLocale(text.locale), parts).format(atMs)
}
