import type { Actions, PermissionsActions, SitePermission, Snapshot } from '@latchkey/core'
import { activeWallet } from '@latchkey/core/views'
import { shortAddress, unbroken } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { networkDetails } from '../../models/network-details.ts'
import { siteOf } from '../../models/site.ts'
import { type PermissionWords, permissionWords } from './permission-words.ts'

/** Something that the website may do. */
export interface PermissionRow extends PermissionWords {
  readonly id: string
  readonly kind: SitePermission['kind']
  /** The name of its button. */
  readonly endLabel: string
  readonly isEnding: boolean
  end(): void
}

/** Rows under a small label. */
export interface PermissionGroup {
  readonly kind: SitePermission['kind']
  readonly label: string
  readonly rows: readonly PermissionRow[]
}

/** Everything that the view shows. */
export interface PermissionsModel {
  /** The website, as the browser names it. */
  readonly host: string
  readonly siteIcon: string | undefined
  /** The account and its network. */
  readonly about: string | undefined
  readonly isLoading: boolean
  /** There may be more than is listed. */
  readonly isPartial: boolean
  readonly isEmpty: boolean
  readonly groups: readonly PermissionGroup[]
  /** Something in the list costs a fee to end. */
  readonly hasFee: boolean
  /**
   * If true, the account's holdings are read, which have names and pictures of tokens in the list.
   */
  readonly needsTokens: boolean
  /**
   * The text for screen readers: the step of the request to end something. A failure has its own
   * notice.
   */
  readonly status: string
}

type Shown = Pick<Snapshot, 'accounts' | 'network' | 'options' | 'permissions' | 'portfolio'>

interface Tools {
  readonly actions: Pick<Actions, 'notices'>
  readonly permissions: Pick<PermissionsActions, 'end'>
  readonly text: Wording
}

const LABELS = {
  wallet: 'permissions.wallet',
  signIn: 'permissions.signIn',
  smartSession: 'permissions.smartSession',
  held: 'permissions.held',
  approval: 'permissions.approval',
} as const

const ORDER = ['wallet', 'signIn', 'smartSession', 'held', 'approval'] as const

/** Kinds whose words name tokens. */
const OF_TOKENS: ReadonlySet<SitePermission['kind']> = new Set<SitePermission['kind']>([
  ...(['smartSession', 'held', 'approval'] as const),
])

/** Everything the view shows, from the snapshot alone. */
export function permissionsModel(snapshot: Shown, tools: Tools): PermissionsModel {
  const { status, origin, items, missing } = snapshot.permissions
  const { text } = tools
  const groups = ORDER.map((kind) => ({
    kind,
    label: text.get(LABELS[kind]),
    rows: items
      .filter((each) => each.kind === kind)
      .map((each) => rowOf(each, { ...tools, snapshot })),
  })).filter(({ rows }) => rows.length > 0)
  const isLoading = status !== 'ready'
  const isPartial = missing.length > 0
  return {
    groups,
    isLoading,
    isPartial,
    isEmpty: !isLoading && !isPartial && groups.length === 0,
    host: origin === undefined ? '' : new URL(origin).host,
    siteIcon: siteOf(snapshot, text).icon,
    about: aboutOf(snapshot, text),
    hasFee: items.some(({ kind }) => kind === 'approval'),
    needsTokens: items.some(({ kind }) => OF_TOKENS.has(kind)),
    status: groups.flatMap(({ rows }) => rows).find(({ isEnding }) => isEnding)?.detail ?? '',
  }
}

function aboutOf(snapshot: Shown, text: Wording): string | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  return text.get('permissions.with', {
    address: unbroken(shortAddress(account.address)),
    network: networkDetails(account.networkId, snapshot, text).name,
  })
}

interface RowTools extends Tools {
  readonly snapshot: Shown
}

function rowOf(item: SitePermission, tools: RowTools): PermissionRow {
  const { snapshot, text, actions } = tools
  const { permissions } = snapshot
  const step = permissions.ending[item.id]
  const words = permissionWords(item, tools)
  const permission = words.label
  const isEnding = step?.step === 'asking' || step?.step === 'confirming'
  const isLastWallet =
    item.kind === 'wallet' && permissions.items.filter(({ kind }) => kind === 'wallet').length === 1
  return {
    ...words,
    id: item.id,
    kind: item.kind,
    detail: statusOf(item, step, tools) ?? words.detail,
    isEnding,
    endLabel: text.get(isEnding ? 'permissions.endingOf' : 'permissions.endOf', { permission }),
    async end() {
      try {
        await tools.permissions.end(item)
        const message = text.get('permissions.ended', { permission })
        // After the last wallet the modal closes, and nothing is shown of it.
        if (!isLastWallet) actions.notices.show({ tone: 'success', message })
      } catch {
        // A failure has its own notice, and the row says why.
      }
    },
  }
}

type Step = Snapshot['permissions']['ending'][string] | undefined

/** Returns the text about the progress of ending it; undefined if there is nothing to say. */
function statusOf(
  { kind }: SitePermission,
  step: Step,
  { snapshot, text }: RowTools,
): string | undefined {
  switch (step?.step) {
    case 'asking': {
      if (kind === 'wallet' || kind === 'signIn') return text.get('permissions.ending')
      const wallet = activeWallet(snapshot, snapshot.network.activeNamespace)?.name
      return text.get('permissions.inWallet', { wallet: wallet ?? text.get('wallet.unnamed') })
    }
    case 'confirming':
      return text.get('permissions.confirming')
    case 'failed':
      return text.get('permissions.failed', { reason: text.failure(step.error) })
    default:
      return undefined
  }
}
