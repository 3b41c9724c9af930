import type { AccountActions, CoreActions, RouteName, Routes, Snapshot } from '@latchkey/core'
import type { ComponentType, ReactElement } from 'react'
import type { ModalContextValue } from '../context/modal-context.ts'
import type { Wording } from '../messages/create-wording.ts'
import type { ViewMessages } from '../messages/messages.ts'

/** Props of every view. */
export interface ViewProps<Name extends RouteName> {
  readonly params: Routes[Name]
}

/** The texts and the state that a title is made from. */
export interface TitleContext {
  readonly text: Wording
  readonly snapshot: Pick<
    Snapshot,
    'connect' | 'pairing' | 'wallets' | 'network' | 'options' | 'auth' | 'modal'
  >
}

/** Creates the content in place of the title. */
export interface StartContext {
  readonly text: Wording
  readonly snapshot: Pick<Snapshot, 'network' | 'options'>
  readonly actions: CoreActions
}

/** The value that each `x.view.tsx` exports as `view`. */
export interface ViewDefinition<Name extends RouteName> {
  readonly View: ComponentType<ViewProps<Name>>
  /**
   * Is true where it, or a part of it, uses actions on the account (`use-actions.ts`): it is drawn once they are loaded.
   * A view with `loadModule` waits for them in any case.
   */
  readonly needsAccount?: true
  /** Loads the module of the account that it, or a part of it, acts with (`use-modules.ts`), before it is drawn. */
  loadModule?(account: AccountActions): Promise<unknown>
  /** The view that it takes the place of without motion: both draw the same. */
  readonly continues?: RouteName
  /** Its English texts, without those that come with the modal or are shared by views. */
  readonly english?: ViewMessages
  title(params: Routes[Name], context: TitleContext): string
  /** Draws the start of the header in place of the title, if anything. */
  start?(context: StartContext): ReactElement | undefined
  /** Loads what it shows at first, where it is likely to be opened next. Requests nothing. */
  prefetch?(context: Pick<ModalContextValue, 'core' | 'views'>): void
}

/** The exports of an `x.view.tsx`. */
export interface ViewModule<Name extends RouteName> {
  readonly view: ViewDefinition<Name>
}
