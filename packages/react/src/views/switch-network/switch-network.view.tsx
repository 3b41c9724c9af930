import { globeIcon, Image, Latch } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNetworks } from '../../messages/en/networks.ts'
import { networkDetails } from '../../models/network-details.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { switchNetworkModel } from './switch-network.model.ts'

/** Moving the wallet to another network. */
export const view: ViewDefinition<'SwitchNetwork'> = {
  english: enNetworks,
  View: SwitchNetworkView,
  title: ({ networkId }, { snapshot, text }) => networkDetails(networkId, snapshot, text).name,
}

/** Waiting for the wallet to move, and how that ended. */
function SwitchNetworkView({ params }: ViewProps<'SwitchNetwork'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ switchNetwork, network, accounts, options }) => ({
    switchNetwork,
    network,
    accounts,
    options,
  }))
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
