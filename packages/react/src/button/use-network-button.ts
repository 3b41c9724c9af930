import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { type NetworkButtonOptions, type NetworkModel, networkModel } from './network-model.ts'

/** Everything a network button shows and does. */
export interface NetworkButtonState extends NetworkModel {
  open(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** The options of `useNetworkButton`: those of the button, and the instance that it belongs to. */
export interface NetworkButtonChoice extends InstanceChoice, NetworkButtonOptions {}

/** The state of a network button, for one of ours or one of a site's own. */
export function useNetworkButton(choice: NetworkButtonChoice): NetworkButtonState {
  const latchkey = useInstance('NetworkButton', choice)
  return {
    ...useModel(latchkey, (readings) => networkModel(readings, choice)),
    open: () => latchkey.open({ view: 'Networks', namespace: choice.namespace }),
    prepare: latchkey.prepare,
  }
}
