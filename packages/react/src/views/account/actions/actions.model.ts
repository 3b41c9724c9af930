import type { Actions, Snapshot } from '@latchkey/core'
import { type AccountAction, accountActions } from '@latchkey/core/views'
import type { IconShape } from '@latchkey/ui'
import type { Wording } from '../../../messages/create-wording.ts'
import { ACTION_PARTS, type ActionPart } from './action-parts.ts'

/** An action of Account, as a tile or as a row. */
export interface ActionModel {
  readonly name: AccountAction
  readonly icon: IconShape
  readonly label: string
  /** The label of a row, which has more room than a tile. */
  readonly rowLabel: string
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
  parts: Readonly<Partial<Record<AccountAction, ActionPart>>> = ACTION_PARTS,
): readonly ActionModel[] {
  return accountActions(snapshot).flatMap((name) => {
    const part = parts[name]
    if (part === undefined) return []
    const { icon, label, rowLabel = label, open } = part
    const labels = { label: label(text), rowLabel: rowLabel(text) }
    return [{ name, icon, ...labels, open: () => open(actions) }]
  })
}
