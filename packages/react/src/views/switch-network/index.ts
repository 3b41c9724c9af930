import { defineView } from '../define-view.ts'
import { SwitchNetworkView } from './switch-network.view.tsx'

/** Moving the wallet to another network. */
export const switchNetwork = defineView('SwitchNetwork', SwitchNetworkView)
