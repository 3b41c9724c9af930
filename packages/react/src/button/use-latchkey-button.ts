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

/** What the one button for both is at the moment. */
export type LatchkeyButtonState =
  | ({ readonly kind: 'connect' } & ConnectButtonState)
  | ({ readonly kind: 'account' } & AccountButtonState)

/** What decides about such a button. */
export interface LatchkeyButtonChoice extends ConnectButtonChoice, AccountButtonChoice {}

/** The state of a connect button while no wallet is connected, else that of an account button. */
export function useLatchkeyButton(choice: LatchkeyButtonChoice): LatchkeyButtonState {
  const connect = useConnectButton(choice)
  const account = useAccountButton(choice)
  return account.isConnected ? { kind: 'account', ...account } : { kind: 'connect', ...connect }
}
