import type { Actions, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { siteOf } from '../../models/site.ts'
import { type DisconnectModel, disconnectModel } from '../../partials/disconnect.model.ts'
import { namedDetails } from '../../partials/known-networks.ts'
import {
  type NetworkGroup,
  networkGroups,
} from '../../partials/network-rows/network-groups.model.ts'
import { networkRows } from '../../partials/network-rows/network-rows.model.ts'
import type { Unsupported } from '../../partials/unsupported-line.tsx'

/** Everything that UnsupportedChain shows. */
export interface UnsupportedChainModel extends DisconnectModel, Unsupported {
  readonly groups: readonly NetworkGroup[]
}

type Shown = Pick<
  Snapshot,
  'network' | 'accounts' | 'inactive' | 'options' | 'disconnect' | 'auth' | 'modal'
>

interface Tools {
  readonly actions: Pick<Actions, 'network' | 'connections' | 'disconnect'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function unsupportedChainModel(snapshot: Shown, tools: Tools): UnsupportedChainModel {
  const { text } = tools
  const { activeIds, activeNamespace } = snapshot.network
  const current = activeAccountOf(snapshot)?.networkId ?? activeIds[activeNamespace]
  return {
    siteName: siteOf(snapshot, text).name,
    networkName:
      current === undefined
        ? text.get('network.unnamed')
        : namedDetails(current, snapshot, text).name,
    groups: networkGroups(snapshot, networkRows(snapshot, tools), text),
    ...disconnectModel(snapshot, tools),
  }
}
