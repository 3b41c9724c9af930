import { invalidParams } from '../provider-error.ts'
import type { WalletCore } from '../wallet-core.ts'
import { asList, isRecord, silently, type WalletMethod, withOwner } from './wallet-method.ts'

/** `wallet_requestPermissions` (EIP-2255): always asks, also when the page is known. */
export const requestPermissions: WalletMethod = (core, params) => {
  readAccountsPermission(params)
  return withOwner(() => {
    core.change({ isPermitted: true, isLocked: false })
    return listPermissions(core)
  })
}

/** `wallet_getPermissions`. */
export const getPermissions: WalletMethod = (core) => silently(() => listPermissions(core))

/** `wallet_revokePermissions`: the page gives its permission back. */
export const revokePermissions: WalletMethod = (core, params) => {
  readAccountsPermission(params)
  return silently(() => {
    core.change({ isPermitted: false })
    return null
  })
}

function readAccountsPermission(params: unknown): void {
  const [wanted] = asList(params)
  if (isRecord(wanted) && isRecord(wanted['eth_accounts'])) return
  throw invalidParams('Expected a permissions request for `eth_accounts`.')
}

function listPermissions({ state }: WalletCore): unknown[] {
  if (!state.isPermitted) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: [...state.accounts] }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}
