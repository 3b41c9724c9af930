import type { Actions, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../partials/active-account.ts'
import { networkFace } from '../../partials/network-face.ts'
import { type NetworkRow, networkRows } from '../../partials/network-rows/network-rows.model.ts'
import { siteOf } from '../../partials/site.ts'

/** Everything that UnsupportedChain shows. */
export interface UnsupportedChainModel {
  readonly siteName: string
  readonly networkName: string
  readonly rows: readonly NetworkRow[]
  readonly isDisconnecting: boolean
  disconnect(): void
}

interface Tools {
  readonly actions: Pick<Actions, 'network' | 'disconnect'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function unsupportedChainModel(
  snapshot: Pick<Snapshot, 'network' | 'accounts' | 'options' | 'disconnect' | 'auth'>,
  tools: Tools,
): UnsupportedChainModel {
  const { text, actions } = tools
  const { activeIds, activeNamespace } = snapshot.network
  const current = activeAccountOf(snapshot)?.networkId ?? activeIds[activeNamespace]
  return {
    siteName: siteOf(snapshot, text).name,
    networkName:
      current === undefined
        ? text.say('network.unnamed')
        : networkFace(current, snapshot, text).name,
    rows: networkRows(snapshot, tools),
    isDisconnecting: snapshot.disconnect.current.step === 'closing',
    // A failure is told by a notice of its own.
    disconnect: () => void actions.disconnect().catch(() => {}),
  }
}
