import type { Actions, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../partials/active-account.ts'
import { type DisconnectModel, disconnectModel } from '../../partials/disconnect.model.ts'
import { networkFace } from '../../partials/network-face.ts'
import { type NetworkRow, networkRows } from '../../partials/network-rows/network-rows.model.ts'
import { siteOf } from '../../partials/site.ts'

/** Everything that UnsupportedChain shows. */
export interface UnsupportedChainModel extends DisconnectModel {
  readonly siteName: string
  readonly networkName: string
  readonly rows: readonly NetworkRow[]
}

interface Tools {
  readonly actions: Pick<Actions, 'network' | 'connections' | 'disconnect'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function unsupportedChainModel(
  snapshot: Pick<Snapshot, 'network' | 'accounts' | 'inactive' | 'options' | 'disconnect' | 'auth'>,
  tools: Tools,
): UnsupportedChainModel {
  const { text } = tools
  const { activeIds, activeNamespace } = snapshot.network
  const current = activeAccountOf(snapshot)?.networkId ?? activeIds[activeNamespace]
  return {
    siteName: siteOf(snapshot, text).name,
    networkName:
      current === undefined
        ? text.get('network.unnamed')
        : networkFace(current, snapshot, text).name,
    rows: networkRows(snapshot, tools),
    ...disconnectModel(snapshot, tools),
  }
}
