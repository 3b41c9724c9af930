import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { type ConnectChoice, type ConnectModel, connectModel, toggle } from './connect-model.ts'

/** Everything a connect button shows and does. */
export interface ConnectButtonState extends ConnectModel {
  open(): Promise<void>
  /**
   * Opens the modal, or closes an open one. An embedded modal never closes: it goes to its first view,
   * unless it waits for a wallet.
   */
  toggle(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** The options of `useConnectButton`: those of the button, and the instance that it belongs to. */
export interface ConnectButtonChoice extends InstanceChoice, ConnectChoice {}

/** The state of a connect button, for one of ours or one of a site's own. */
export function useConnectButton(choice: ConnectButtonChoice): ConnectButtonState {
  const { namespace } = choice
  const latchkey = useInstance('ConnectButton', choice)
  return {
    ...useModel(latchkey, (readings) => connectModel(readings, choice)),
    open: () => latchkey.open({ namespace }),
    toggle: () => toggle(latchkey, namespace, latchkey.open),
    prepare: latchkey.prepare,
  }
}
