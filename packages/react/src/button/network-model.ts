import type { Namespace } from '@latchkey/core/contract'
import type { PublicNetwork, Readings } from '../instance/readings.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { fillIn } from '../messages/fill-in.ts'
import { pageText } from './page-text.ts'

/** The options of a network button. */
export interface NetworkButtonOptions {
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
  /** Shown while there is no network to name. */
  readonly label?: string | undefined
}

/** The state that a network button shows. */
export interface NetworkModel extends PublicNetwork {
  readonly isConnected: boolean
  /** Is false with `enableNetworkSwitch: false`: the button names the network, and leads nowhere. */
  readonly canSwitch: boolean
  readonly label: string
  readonly image: string | undefined
  readonly accessibleName: string
}

/** Decides what a network button shows, in React and in elements. */
export function networkModel(readings: Readings, choice: NetworkButtonOptions): NetworkModel {
  const { namespace } = choice
  const network = readings.network(namespace)
  const { isConnected } = readings.account(namespace)
  const canSwitch = readings.canSwitchNetwork()
  const unnamed = pageText(readings, messageFor(network, { isConnected, canSwitch }), enButtons)
  const named = pageText(readings, 'button.network', enButtons)
  const name = network.network?.name
  const label = name ?? (network.isSupported ? choice.label : undefined) ?? unnamed
  return {
    ...network,
    isConnected,
    canSwitch,
    label,
    image: network.network?.imageUrl,
    accessibleName: name === undefined ? label : fillIn(named, { network: name }),
  }
}

/** Source: docs/views.md, section 4; docs/look.md, section 5. */
function messageFor(
  { isSupported }: PublicNetwork,
  { isConnected, canSwitch }: Pick<NetworkModel, 'isConnected' | 'canSwitch'>,
): keyof typeof enButtons {
  if (!isSupported && canSwitch) return 'button.switchNetwork'
  return isConnected ? 'button.unknownNetwork' : 'button.selectNetwork'
}
