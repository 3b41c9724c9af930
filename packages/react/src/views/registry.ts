import type { RouteName } from '@latchkey/core'
import { addEnglish, loadEnglish } from '../messages/languages.ts'
import { connect } from './connect/index.ts'
import type { ViewDefinition } from './define-view.ts'

/** The views that come with the shell. */
export const FIRST_VIEWS = {
  Connect: connect,
  // Until more wallets than those of this browser can be reached, their views offer these.
  AllWallets: connect,
} as const

/** Every other view. A route without one does not compile. */
type LaterViews = {
  readonly [Name in Exclude<RouteName, keyof typeof FIRST_VIEWS>]: ViewDefinition<Name>
}

/** What the shell needs once the list of wallets stands. */
export type LaterShell = typeof import('./later-views.ts').laterParts &
  typeof import('../shell/second-shell.tsx').laterShell

/** Everything that comes after the list of wallets. */
export interface Later {
  readonly views: LaterViews
  readonly shell: LaterShell
}

/** Loads what comes after the list of wallets, with its texts. */
export async function loadLater(): Promise<Later> {
  const [{ laterViews, laterParts, pairingKit }, { laterShell, codeKit }, pairing] =
    await Promise.all([
      import('./later-views.ts'),
      import('../shell/second-shell.tsx'),
      import('./pairing-views.ts'),
      loadEnglish(),
    ])
  addEnglish(pairing.pairingTexts)
  return {
    views: { ...laterViews, ...pairing.pairingViews({ ...pairingKit, ...codeKit }, connect.View) },
    shell: { ...laterParts, ...laterShell },
  }
}
