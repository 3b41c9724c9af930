import type { Actions, RouteName, Routes, Snapshot } from '@latchkey/core'
import type { ComponentType, ReactElement } from 'react'
import type { Wording } from '../messages/create-wording.ts'

/** What a view is drawn with. */
export interface ViewProps<Name extends RouteName> {
  readonly params: Routes[Name]
}

/** What titles are made from. */
export interface TitleContext {
  readonly text: Wording
  readonly snapshot: Pick<Snapshot, 'connect' | 'pairing' | 'wallets' | 'network' | 'options'>
}

/** What stands in the title's place is made from it. */
export interface StartContext extends TitleContext {
  readonly actions: Actions
}

/** A view, as its folder hands it over. */
export interface ViewDefinition<Name extends RouteName> {
  readonly View: ComponentType<ViewProps<Name>>
  title(params: Routes[Name], context: TitleContext): string
  /** What stands in the title's place instead, if anything does. */
  start?(context: StartContext): ReactElement | undefined
}

/** Ties a view to the parameters of its route. */
export function defineView<Name extends RouteName>(
  _name: Name,
  definition: ViewDefinition<Name>,
): ViewDefinition<Name> {
  return definition
}

/** Views of logins and of the embedded wallet. */
export type LoginViews = {
  readonly [Name in
    | 'ConnectSocials'
    | 'ConnectWallets'
    | 'ConnectingSocial'
    | 'ConnectingFarcaster'
    | 'EmailVerifyOtp'
    | 'EmailVerifyDevice'
    | 'EmailUpdate'
    | 'EmailUpdatePrimaryOtp'
    | 'EmailUpdateSecondaryOtp'
    | 'AccountSettings'
    | 'UpgradeEmailWallet'
    | 'ApproveTransaction']: ViewDefinition<Name>
}
