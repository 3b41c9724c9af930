import type {
  AccountActions,
  NamesActions,
  OnrampActions,
  PayActions,
  PermissionsActions,
  SendActions,
  SignInActions,
  SmartSessionsActions,
  SwapActions,
} from '@latchkey/core'
import { LatchkeyError, type Lazy } from '@latchkey/core/contract'
import { useModalContext } from './modal-context.ts'

/** Names of accounts, in a view that loads them by `loadModule`. */
export function useNames(): NamesActions {
  return useModule((account) => account.names)
}

/** Buying with money, in a view that loads it by `loadModule`. */
export function useOnramp(): OnrampActions {
  return useModule((account) => account.onramp)
}

/** Paying, in a view that loads it by `loadModule`. */
export function usePay(): PayActions {
  return useModule((account) => account.pay)
}

/** Permissions of this website, in a view that loads it by `loadModule`. */
export function usePermissions(): PermissionsActions {
  return useModule((account) => account.permissions)
}

/** Sending, in a view that loads it by `loadModule`. */
export function useSend(): SendActions {
  return useModule((account) => account.send)
}

/** Signing in, in a view that loads it by `loadModule`. */
export function useSignIn(): SignInActions {
  return useModule((account) => account.siwx)
}

/** Smart sessions, in a view that loads them by `loadModule`. */
export function useSmartSessions(): SmartSessionsActions {
  return useModule((account) => account.smartSessions)
}

/** Swapping, in a view that loads it by `loadModule`. */
export function useSwap(): SwapActions {
  return useModule((account) => account.swap)
}

function useModule<Module>(choose: (account: AccountActions) => Lazy<Module>): Module {
  const account = useModalContext().core.account.current()
  const module = account && choose(account).current()
  // The view loader has loaded it; needs-account.test.ts checks that the view says so.
  if (module === undefined) throw new LatchkeyError('http.network', {})
  return module
}
