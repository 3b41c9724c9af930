import { revocationText } from '../../formats/revocation-text.ts'
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

/** `wallet_grantPermissions` (ERC-7715): granted as it was asked for, without effect. */
export const grantPermissions: WalletMethod = (core, params) => {
  const [wanted] = asList(params)
  if (!isRecord(wanted)) throw invalidParams('Expected a request for permissions.')
  core.signerOf(wanted['address'])
  return withOwner(() => ({ ...wanted, context: `0x${'c7'.repeat(32)}` }))
}

/**
 * `wallet_revokePermissions`: the page gives its permission back (EIP-2255), or what the owner granted
 * is taken back with a signature (ERC-7715).
 */
export const revokePermissions: WalletMethod = (core, params) => {
  const [wanted] = asList(params)
  if (isRecord(wanted) && typeof wanted['pci'] === 'string') {
    const signer = core.signerOf(wanted['address'])
    const message = revocationText(wanted['pci'])
    return withOwner(() => signer.signMessage({ message }))
  }
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
