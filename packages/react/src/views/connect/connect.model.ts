import { type Actions, type ConnectorRow, type Snapshot, visibleConnectors } from '@latchkey/core'
import { type Namespace, toLatchkeyError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { mustAgree } from '../../partials/legal-rules.ts'

/** One wallet to choose. */
export interface WalletRow {
  readonly key: string
  readonly name: string
  readonly icon: string | undefined
  /** What is to be known before it is chosen. */
  readonly warning: string | undefined
  readonly tag: { readonly word: string; readonly hasDot: boolean } | undefined
  choose(): void
}

/** Everything that Connect shows. */
export interface ConnectModel {
  readonly rows: readonly WalletRow[]
  /** For somebody who has no wallet. */
  readonly guide: (() => void) | undefined
  /** The site's terms have to be agreed to before anything is chosen. */
  readonly mustAgree: boolean
}

type Shown = Pick<Snapshot, 'options' | 'device' | 'modal' | 'wallets' | 'recent' | 'network'>

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function connectModel(snapshot: Shown, tools: Tools): ConnectModel {
  const { activeNamespace } = snapshot.network
  return {
    rows: visibleConnectors(snapshot).map((row) => walletRow(row, activeNamespace, tools)),
    guide: guideOf(snapshot, tools),
    mustAgree: mustAgree(snapshot.options),
  }
}

function guideOf({ options }: Shown, { actions }: Tools): ConnectModel['guide'] {
  return options.showsWalletGuide ? () => actions.router.push('WhatIsAWallet', {}) : undefined
}

function walletRow(row: ConnectorRow, preferred: Namespace, { actions, text }: Tools): WalletRow {
  const choice = row.choices.find(({ namespace }) => namespace === preferred) ?? row.choices[0]
  return {
    key: row.key,
    name: row.name,
    icon: row.icon,
    warning: row.isAmbiguous ? text.say('connect.ambiguous') : undefined,
    tag: tagOf(row, text),
    choose() {
      if (choice !== undefined) connectWith(choice, actions)
    },
  }
}

function connectWith(
  { namespace, walletId }: ConnectorRow['choices'][number],
  { connect, notices }: Actions,
): void {
  try {
    connect.external(namespace, walletId)
  } catch (thrown) {
    // A wallet may go in the moment in which it is chosen.
    const { code, message } = toLatchkeyError(thrown)
    notices.show({ tone: 'error', message, code })
  }
}

function tagOf({ tag, isAmbiguous }: ConnectorRow, text: Wording): WalletRow['tag'] {
  // The warning has the row to itself.
  if (tag === undefined || isAmbiguous) return undefined
  if (tag === 'recent') return { word: text.say('connect.recent'), hasDot: false }
  // A wallet of several networks is installed, too, and that is what counts for a visitor.
  return { word: text.say('connect.installed'), hasDot: true }
}
