import { type Actions, activeWallet, type SmartSession, type Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { monthHeading } from '../../format/month-heading.ts'
import { numberLocale } from '../../format/number-locale.ts'
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
  readonly id: string
  readonly name: string
  readonly host: string | undefined
  readonly icon: string | undefined
  /** When it ends or ended. */
  readonly tag: string
  /** It ends within the day. */
  readonly isEnding: boolean
  readonly lead: string
  readonly permissions: readonly PermissionText[]
  readonly started: string
  readonly ends: string
  /** Undefined where there is nothing to revoke. */
  readonly revoke: (() => void) | undefined
  readonly isRevoking: boolean
  /** What the visitor has to do meanwhile. */
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
  readonly actions: Pick<Actions, 'smartSessions' | 'notices'>
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

/** Whether a session of the account is about tokens. */
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

/** A session that was revoked has not expired. */
function tabOf(
  { revokedAtMs, expiresAtMs }: Pick<SmartSession, 'revokedAtMs' | 'expiresAtMs'>,
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
  const months = new Map<string, SmartSession[]>()
  for (const session of sessions) {
    const month = monthOf(session.createdAtMs)
    months.set(month, [...(months.get(month) ?? []), session])
  }
  return [...months].map(([month, own]) => ({
    month,
    label: monthHeading(own[0]?.createdAtMs ?? 0, tools.nowMs, tools.text.locale),
    rows: own.map((session) => rowOf(session, tools)),
  }))
}

function monthOf(atMs: number): string {
  const date = new Date(atMs)
  return `${date.getFullYear()}-${date.getMonth()}`
}

function rowOf(session: SmartSession, tools: GroupTools): SessionRow {
  const { snapshot, account, tab, text, nowMs } = tools
  const { id, siteName, siteUrl, iconUrl, createdAtMs, expiresAtMs } = session
  const { revoking } = snapshot.smartSessions
  const isBusy = revoking.step === 'signing' || revoking.step === 'sending'
  const isRevoking = isBusy && revoking.id === id
  const host = siteUrl === undefined ? undefined : new URL(siteUrl).host
  const isEnding = tab === 'active' && isSameDay(expiresAtMs, nowMs)
  return {
    ...{ id, host, icon: iconUrl, isEnding, isRevoking },
    name: siteName || host || text.get('smartSessions.unnamed'),
    tag: isEnding ? text.get('smartSessions.today') : endOf(session, tools),
    lead: text.get(tab === 'active' ? 'smartSessions.can' : 'smartSessions.could'),
    permissions: session.permissions.map((each) =>
      describePermission(each, { account, snapshot, text }),
    ),
    started: timeLabel(createdAtMs, tools),
    ends: timeLabel(expiresAtMs, tools),
    revoke:
      tab === 'active' && (!isBusy || isRevoking) ? () => void revoke(session, tools) : undefined,
    hint: isRevoking && revoking.step === 'signing' ? walletHint(snapshot, text) : undefined,
  }
}

/** The row goes to another tab, which whoever does not see it is told. */
async function revoke(session: SmartSession, { actions, text }: Tools): Promise<void> {
  try {
    await actions.smartSessions.revoke(session)
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
  switch (tab) {
    case 'active':
      return text.get('smartSessions.until', { date: dayLabel(expiresAtMs, tools) })
    case 'expired':
      return text.get('smartSessions.ended', { date: dayLabel(expiresAtMs, tools) })
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
function timeLabel(atMs: number, { text, nowMs }: GroupTools): string {
  const year = isSameYear(atMs, nowMs) ? {} : ({ year: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const parts = { day: 'numeric', month: 'short', ...year, ...time } as const
  return new Intl.DateTimeFormat(numberLocale(text.locale), parts).format(atMs)
}
