import { globeIcon, Image, Latch } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalWorld } from '../../binding/modal-context.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import type { ViewProps } from '../define-view.ts'
import { switchNetworkModel } from './switch-network.model.ts'

/** Waiting for the wallet to move, and how that ended. */
export function SwitchNetworkView({ params }: ViewProps<'SwitchNetwork'>): ReactElement {
  const { core, snapshot, text } = useModalWorld()
  const model = switchNetworkModel(snapshot, params, { actions: core.actions, text })
  const latch = (
    <Latch
      state={model.latch}
      site={<Image src={model.fromImage} size={6.4} fallback={globeIcon} />}
      wallet={<Image src={model.toImage} size={6.4} fallback={globeIcon} />}
    />
  )
  return (
    <LatchScene latch={latch} heading={model.heading} line={model.line} action={model.action} />
  )
}
