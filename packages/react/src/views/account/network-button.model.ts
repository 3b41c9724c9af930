import type { CoreActions, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import type { NetworkDetails } from '../../models/network-details.ts'
import { namedDetails } from '../../partials/known-networks.ts'

/** The network button in the title's place. */
export interface NetworkButtonModel {
  readonly face: NetworkDetails
  readonly label: string
  open(): void
}

interface Tools {
  readonly actions: CoreActions
  readonly text: Wording
}

/** Source: docs/views.md, section 1: more than one network, or one the site does not know. */
export function networkButtonModel(
  snapshot: Pick<Snapshot, 'network' | 'options'>,
  { actions, text }: Tools,
): NetworkButtonModel | undefined {
  const { supported, activeIds, activeNamespace } = snapshot.network
  const id = activeIds[activeNamespace]
  if (id === undefined || !snapshot.options.canSwitchNetwork) return undefined
  const face = namedDetails(id, snapshot, text)
  if (supported.length <= 1 && face.isSupported) return undefined
  return {
    face,
    label: text.get('header.network', { network: face.name }),
    open: () => actions.router.push('Networks', {}),
  }
}
