import type { Actions, Snapshot, WalletFeature } from '@latchkey/core'
import { accountActions } from '@latchkey/core/views'
import type { IconShape } from '@latchkey/ui'
import type { Wording } from '../../../messages/create-wording.ts'
import { ACTION_PARTS, type ActionPart } from './action-parts.ts'

/** An action of Account. */
export interface ActionModel {
  readonly name: WalletFeature
  readonly icon: IconShape
  readonly label: string
  open(): void
}

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/**
 * Selects the actions that the active account offers and the modal can do, in the website's order.
 */
export function actionsModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options'>,
  { actions, text }: Tools,
  parts: Readonly<Partial<Record<WalletFeature, ActionPart>>> = ACTION_PARTS,
): readonly ActionModel[] {
  return accountActions(snapshot).flatMap((name) => {
    const part = parts[name]
    if (part === undefined) return []
    const { icon, label, open } = part
    return [{ name, icon, label: label(text), open: () => open(actions) }]
  })
}
