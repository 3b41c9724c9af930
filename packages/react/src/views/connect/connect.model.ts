import type { ConnectorRow, Core, CoreActions, Snapshot } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import { hasLogins, type LastUsed } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import { showPairing } from '../../partials/show-pairing.ts'

/** One row of the list: a wallet, the place of one, or a link to others. */
export interface WalletRow
  extends Pick<
    ConnectorRow,
    'key' | 'kind' | 'name' | 'icon' | 'place' | 'span' | 'count' | 'pictures'
  > {
  readonly testId: string
  /** A warning that the visitor reads before choosing it. */
  readonly warning: string | undefined
  readonly tag: { readonly word: string; readonly hasDot: boolean } | undefined
  choose(): void
}

/** Everything that Connect shows. */
export interface ConnectModel {
  readonly rows: readonly WalletRow[]
  /** The wallet that was connected last, in a place of its own above all ways. */
  readonly last: WalletRow | undefined
  /** The login that was last, in the same place: `email`, or a provider. */
  readonly lastLogin: string | undefined
  /** Why a visitor who was logged in before is not. */
  readonly note: string | undefined
  /** For visitors without a wallet. */
  readonly guide: (() => void) | undefined
}

export interface ConnectFacts extends Pick<Snapshot, 'options' | 'recent'> {
  readonly rows: readonly ConnectorRow[]
  /** The last used way to connect, which has the first place. */
  readonly used?: LastUsed | undefined
  /** The browser did not store the login of an earlier page. */
  readonly isLoginLost?: boolean | undefined
}

interface Tools {
  readonly core: Pick<Core, 'actions' | 'account' | 'snapshot'>
  readonly text: Wording
}

/** Rows that are no wallet. */
const LINKS: Partial<Record<ConnectorRow['kind'], LinkRow>> = {
  walletConnect: { name: 'connect.scan', testId: 'connect-code' },
  allWallets: { name: 'connect.all', testId: 'connect-all' },
}

interface LinkRow {
  readonly name: 'connect.scan' | 'connect.all'
  readonly testId: string
}

/** Everything the view shows, from the state alone. */
export function connectModel(
  { rows, options, recent, used, isLoginLost = false }: ConnectFacts,
  tools: Tools,
): ConnectModel {
  const last = used?.kind === 'row' ? used.row : undefined
  return {
    rows: rows
      .filter((row) => !isCoveredBy(row, last))
      .map((row) => walletRow(isRecent(row, recent) ? { ...row, tag: 'recent' } : row, tools)),
    last: last && {
      ...walletRow(last, tools),
      tag: { word: tools.text.get('connect.lastUsed'), hasDot: false },
    },
    lastLogin: used?.kind === 'login' ? used.by : undefined,
    note: isLoginLost ? tools.text.get('connect.loginLost') : undefined,
    guide: guideOf(options, tools),
  }
}

/** The row that was used last is not repeated, unless its wallet serves other namespaces, too. */
function isCoveredBy({ key, choices }: ConnectorRow, last: ConnectorRow | undefined): boolean {
  return key === last?.key && choices.length === last.choices.length
}

/** Wallets of this browser stay where they are in the list; their tag says that they were used. */
function isRecent({ choices }: ConnectorRow, { wallets }: Snapshot['recent']): boolean {
  return choices.some(({ walletId }) => wallets.some(({ id }) => id === walletId))
}

/** A login is a wallet; where there is none, the page about wallets leads to one. */
function guideOf(options: Snapshot['options'], { core }: Tools): ConnectModel['guide'] {
  const view = hasLogins(options) ? 'Create' : 'WhatIsAWallet'
  return options.showsWalletGuide ? () => core.actions.router.push(view, {}) : undefined
}

function walletRow(row: ConnectorRow, { core, text }: Tools): WalletRow {
  const { actions } = core
  const { kind, choices, wallet, isAmbiguous } = row
  const [choice, another] = choices
  const link = LINKS[kind]
  return {
    ...row,
    testId: link?.testId ?? `wallet-${row.key}`,
    name: link ? text.get(link.name) : row.name,
    warning: isAmbiguous ? text.get('connect.ambiguous') : undefined,
    tag: tagOf(row, text),
    choose() {
      // Only what the visitor wants is asked of a wallet that serves several namespaces.
      if (another) actions.router.push('ConnectingMultiChain', { walletId: another.walletId })
      else if (choice) connectWith(choice, actions)
      else if (kind === 'allWallets') actions.router.push('AllWallets', {})
      else showPairing(core, wallet)
    },
  }
}

function connectWith(
  { namespace, walletId }: ConnectorRow['choices'][number],
  { connect, notices }: CoreActions,
): void {
  try {
    connect.local(namespace, walletId)
  } catch (thrown) {
    // A wallet may go in the moment in which it is chosen.
    const { code, message } = toLatchkeyError(thrown)
    notices.show({ tone: 'error', message, code })
  }
}

const TAGS = {
  code: 'connect.code',
  recent: 'connect.recent',
  installed: 'connect.installed',
  // Installed, too, and that is what counts for a visitor.
  multichain: 'connect.installed',
} as const

function tagOf({ tag, isAmbiguous }: ConnectorRow, text: Wording): WalletRow['tag'] {
  // The warning has the row to itself.
  if (tag === undefined || isAmbiguous) return undefined
  return { word: text.get(TAGS[tag]), hasDot: TAGS[tag] === TAGS.installed }
}
