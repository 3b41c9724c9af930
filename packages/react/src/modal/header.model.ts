import type { CoreActions, Route, RouteName, Snapshot } from '@latchkey/core'
import { activeWallet, isSignInRequired } from '@latchkey/core/views'

/** The actions of the header, each undefined while it is not offered. */
export interface HeaderModel {
  readonly back: (() => void) | undefined
  /** For visitors without a wallet; on Connect only. */
  readonly help: (() => void) | undefined
  /** To the smart sessions of the account; on Account only. */
  readonly sessions: (() => void) | undefined
  /** Nothing in the page's flow, where there is nothing to close. */
  readonly close: (() => void) | undefined
}

type HeaderFacts = Pick<Snapshot, 'router' | 'options' | 'signIn' | 'network' | 'accounts'>

/** Source: docs/views.md, section 1. */
const WITHOUT_BACK: ReadonlySet<RouteName> = new Set<RouteName>([
  'ApproveTransaction',
  'ConnectingSiwe',
])

/** Returns true if the active account may have smart sessions. */
function isEvm({ network, accounts }: Pick<Snapshot, 'network' | 'accounts'>): boolean {
  return network.activeNamespace === 'eip155' && activeWallet({ accounts }, 'eip155') !== undefined
}

/** Returns the actions of the header above the view of `route`. */
export function headerModel(
  { router, options, signIn, network, accounts }: HeaderFacts,
  { view }: Route,
  actions: Pick<CoreActions, 'router' | 'close'>,
): HeaderModel {
  return {
    back:
      router.history.length > 1 && !WITHOUT_BACK.has(view)
        ? () => actions.router.back()
        : undefined,
    help: view === 'Connect' ? () => actions.router.push('WhatIsAWallet', {}) : undefined,
    sessions:
      view === 'Account' && options.features.smartSessions && isEvm({ network, accounts })
        ? () => actions.router.push('SmartSessionList', {})
        : undefined,
    // A sign-in that is required is left by its own buttons only: a close shakes the card.
    close: options.isEmbedded
      ? undefined
      : () => actions.close({ isForced: !isSignInRequired({ signIn }) }),
  }
}
