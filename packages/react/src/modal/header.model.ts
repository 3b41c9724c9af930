import { type Actions, isSignInRequired, type Route, type Snapshot } from '@latchkey/core'

/** Where the header leads. */
export interface HeaderModel {
  readonly back: (() => void) | undefined
  /** For visitors without a wallet; on Connect only. */
  readonly help: (() => void) | undefined
  /** Nothing in the page's flow, where there is nothing to close. */
  readonly close: (() => void) | undefined
}

/** Where the header leads above the view of `route`. */
export function headerModel(
  { router, options, signIn }: Pick<Snapshot, 'router' | 'options' | 'signIn'>,
  { view }: Route,
  actions: Pick<Actions, 'router' | 'close'>,
): HeaderModel {
  return {
    back:
      router.history.length > 1 && view !== 'ApproveTransaction'
        ? () => actions.router.back()
        : undefined,
    help: view === 'Connect' ? () => actions.router.push('WhatIsAWallet', {}) : undefined,
    // A sign-in that is required is left by its own buttons only: a close shakes the card.
    close: options.isEmbedded
      ? undefined
      : () => actions.close({ isForced: !isSignInRequired({ signIn }) }),
  }
}
