import { networkFace } from '../../partials/network-face.ts'
import { defineView } from '../define-view.ts'
import { SwitchNetworkView } from './switch-network.view.tsx'

/** Moving the wallet to another network. */
export const switchNetwork = defineView('SwitchNetwork', {
  View: SwitchNetworkView,
  title: ({ networkId }, { snapshot, text }) => networkFace(networkId, snapshot, text).name,
})
