import type { Namespace } from '@latchkey/core/contract'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { PublicNetwork } from '../instance/readings.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { fillIn } from '../messages/fill-in.ts'
import { useMessage } from './use-message.ts'

/** Everything a network button shows and does. */
export interface NetworkButtonState extends PublicNetwork {
  readonly isConnected: boolean
  readonly label: string
  readonly image: string | undefined
  readonly accessibleName: string
  open(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** What decides about a network button. */
export interface NetworkButtonChoice extends InstanceChoice {
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
  /** Shown while there is no network to name. */
  readonly label?: string | undefined
}

/** The state of a network button, for one of ours or one of a site's own. */
export function useNetworkButton(choice: NetworkButtonChoice): NetworkButtonState {
  const latchkey = useInstance('NetworkButton', choice)
  const { namespace } = choice
  const network = useReading(latchkey, (readings) => readings.network(namespace))
  const { isConnected } = useReading(latchkey, (readings) => readings.account(namespace))
  const key = messageFor(network, isConnected)
  const unnamed = useMessage(latchkey, key, enButtons)
  const named = useMessage(latchkey, 'button.network', enButtons)
  const name = network.network?.name
  const label = name ?? (network.isSupported ? choice.label : undefined) ?? unnamed
  return {
    ...network,
    isConnected,
    label,
    image: network.network?.imageUrl,
    accessibleName: name === undefined ? label : fillIn(named, { network: name }),
    open: () => latchkey.open({ view: 'Networks', namespace }),
    prepare: latchkey.prepare,
  }
}

/** Source: docs/views.md, section 4; docs/look.md, section 5. */
function messageFor({ isSupported }: PublicNetwork, isConnected: boolean): keyof typeof enButtons {
  if (!isSupported) return 'button.switchNetwork'
  return isConnected ? 'button.unknownNetwork' : 'button.selectNetwork'
}
