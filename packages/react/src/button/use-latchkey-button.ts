import {
  type AccountButtonChoice,
  type AccountButtonState,
  useAccountButton,
} from './use-account-button.ts'
import {
  type ConnectButtonChoice,
  type ConnectButtonState,
  useConnectButton,
} from './use-connect-button.ts'

/** The state of the button that connects, and that shows the account afterwards. */
export type LatchkeyButtonState =
  | ({ readonly kind: 'connect' } & ConnectButtonState)
  | ({ readonly kind: 'account' } & AccountButtonState)

/**
 * The options of `useLatchkeyButton`: those of both buttons, and the instance that it belongs to.
 */
export interface LatchkeyButtonChoice extends ConnectButtonChoice, AccountButtonChoice {}

/** The state of a connect button while no wallet is connected, else that of an account button. */
export function useLatchkeyButton(choice: LatchkeyButtonChoice): LatchkeyButtonState {
  const connect = useConnectButton(choice)
  const account = useAccountButton(choice)
  return account.isConnected ? { kind: 'account', ...account } : { kind: 'connect', ...connect }
}
