import type { RouteName } from '@latchkey/core'
import type { ListParts } from '../binding/modal-context.ts'
import { loadEnglish } from '../messages/languages.ts'
import { connect } from './connect/index.ts'
import type { LoginViews, ViewDefinition } from './define-view.ts'
import type { LoadLoginViews } from './shell-kit.ts'

/** The views that come with the shell. */
export const FIRST_VIEWS = { Connect: connect } as const

/** Every other view. A route without one does not compile. */
type LaterViews = {
  readonly [Name in Exclude<
    RouteName,
    keyof typeof FIRST_VIEWS | keyof FarViews
  >]: ViewDefinition<Name>
}

/** The views of `wallet-views`, `chain-views` and `login-views`. */
export type FarViews = ReturnType<typeof import('./wallet-views.ts').walletViews> &
  ReturnType<typeof import('./chain-views.ts').chainViews> &
  LoginViews

/** What the shell needs once the list of wallets stands. */
export type LaterShell = typeof import('./later-views.ts').later.parts &
  typeof import('../modal/second-shell.tsx').laterShell &
  ListParts

/** Everything that comes after the list of wallets. */
export interface Later {
  readonly views: LaterViews
  readonly shell: LaterShell
  /** Fetches a view that comes in a chunk of its own, with its neighbours; no other brings any. */
  bring(
    name: RouteName | undefined,
    loginViews: LoadLoginViews | undefined,
  ): Promise<Partial<FarViews> | undefined>
}

/** Loads what comes after the list of wallets, with its texts. */
export async function loadLater(): Promise<Later> {
  const [{ later }, { assembleLater }, { pairing }] = await Promise.all([
    import('./later-views.ts'),
    import('../modal/second-shell.tsx'),
    import('./pairing-views.ts'),
    loadEnglish(),
  ])
  return assembleLater(later, pairing, connect.View)
}
