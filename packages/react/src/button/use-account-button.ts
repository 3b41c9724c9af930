import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { type AccountButtonOptions, type AccountModel, accountModel } from './account-model.ts'

/** Everything an account button shows and does. */
export interface AccountButtonState extends AccountModel {
  open(): Promise<void>
  /** For hover and focus: fetches what opening needs. */
  prepare(): Promise<void>
}

/** The options of `useAccountButton`: those of the button, and the instance that it belongs to. */
export interface AccountButtonChoice extends InstanceChoice, AccountButtonOptions {}

/** The state of an account button, for one of ours or one of a site's own. */
export function useAccountButton(choice: AccountButtonChoice): AccountButtonState {
  const latchkey = useInstance('AccountButton', choice)
  return {
    ...useModel(latchkey, (readings) => accountModel(readings, choice)),
    open: () => latchkey.open({ namespace: choice.namespace }),
    prepare: latchkey.prepare,
  }
}
