import { accountAvatar, addressName, type CoreActions, type Snapshot } from '@latchkey/core'
import { type AccountId, addressOf, namespaceOf } from '@latchkey/core/contract'
import { ownLabel } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { copyAddress } from '../../partials/copy-address.ts'

/** Everything that the view shows. */
export interface AccountLabelModel {
  readonly address: string
  readonly shortAddress: string
  readonly copyLabel: string
  readonly avatar: string | undefined
  /** The visitor's label as it is stored. */
  readonly saved: string
  /** The name of the account without the label; also the placeholder. */
  readonly otherName: string | undefined
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** Stores a label, or removes it with an empty one, and leads back. */
  save(label: string): void
  /** Undefined where there is no label. */
  readonly remove: (() => void) | undefined
}

type Shown = Pick<
  Snapshot,
  'accounts' | 'inactive' | 'identities' | 'labels' | 'options' | 'ownLabels'
>

interface Tools {
  readonly actions: CoreActions
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function accountLabelModel(
  snapshot: Shown,
  account: AccountId,
  { actions, text }: Tools,
): AccountLabelModel {
  const address = addressOf(account)
  const named = { namespace: namespaceOf(account), address }
  const saved = ownLabel(snapshot, named) ?? ''
  const short = shortAddress(address)
  function leave(message: string): void {
    actions.router.back()
    actions.notices.show({ tone: 'success', message })
  }
  function remove(): void {
    actions.labels.remove(account)
    leave(text.get('label.removed'))
  }
  return {
    address,
    shortAddress: short,
    copyLabel: text.get('label.copy', { address: short }),
    avatar: accountAvatar(snapshot, named),
    saved,
    otherName: addressName({ ...snapshot, ownLabels: {} }, named),
    copy: () => copyAddress(address, actions),
    save(label) {
      if (label === '') return remove()
      actions.labels.set(account, label)
      leave(text.get('label.saved'))
    },
    remove: saved === '' ? undefined : remove,
  }
}
