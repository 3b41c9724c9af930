import { Image, Latch, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ConnectedAccount } from '../../partials/connected-account/connected-account.tsx'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { GetLine } from './get-line.tsx'
import type { LatchedScene } from './pairing-scene.ts'

/** On the way to a wallet on this device, and how it ended. */
export function LatchedView({ scene }: { readonly scene: LatchedScene }): ReactElement {
  const { latch, heading, line, action, other, get, account } = scene
  return (
    <LatchScene
      latch={
        <Latch
          state={latch}
          site={<Image src={scene.siteIcon} size={6.4} />}
          wallet={<Image src={scene.walletIcon} size={6.4} fallback={walletIcon} />}
        />
      }
      heading={heading}
      line={line}
      action={action}
      other={other}
      foot={get && <GetLine get={get} />}
    >
      {account && <ConnectedAccount account={account} />}
    </LatchScene>
  )
}
