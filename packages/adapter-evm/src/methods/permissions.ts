import {
  addressOf,
  type Clock,
  type GrantedPermissions,
  LatchkeyError,
  networkOf,
  type PermissionRequest,
  type RevokeRequest,
} from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { requestWallet, requireSignature } from './request-wallet.ts'
import { requireReviewed } from './require-reviewed.ts'

const PUBLIC_KEY = /^0x(?:[0-9a-f]{2})+$/i

/**
 * Asks the owner to grant permissions for the account: one request, never repeated. Source: ERC-7715.
 *
 * @throws LatchkeyError `permissions.invalid`, `wallet.changed`, `wallet.request-rejected`,
 * `wallet.malformed`, `wallet.unsupported-method`, …
 */
export async function grantPermissions(
  { handle, clock }: { readonly handle: Handle; readonly clock: Pick<Clock, 'now'> },
  request: PermissionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<GrantedPermissions> {
  const { account, expiresAtS, signer, permissions } = request
  const wrong = wrongField(request, clock.now())
  if (wrong !== undefined) throw new LatchkeyError('permissions.invalid', { field: wrong })
  await requireReviewed(handle, account, signal)
  const grant = {
    chainId: hexChainId(networkOf(account)),
    address: addressOf(account),
    expiry: expiresAtS,
    signer,
    permissions,
    policies: [],
  }
  const question = { method: 'wallet_grantPermissions', params: [grant] }
  return readGranted(await requestWallet(handle.provider, question, signal))
}

/**
 * Asks the owner to take permissions back. Source: docs/views.md, section 3.
 *
 * @returns The owner's signature.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`, …
 */
export async function revokePermissions(
  handle: Handle,
  { account, context, expiresAtS, permissions }: RevokeRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  await requireReviewed(handle, account, signal)
  const revocation = { pci: context, permissions, expiry: expiresAtS, address: addressOf(account) }
  const question = { method: 'wallet_revokePermissions', params: [revocation] }
  return requireSignature(await requestWallet(handle.provider, question, signal))
}

/** The first field that can't be used. Source: docs/alerts.md, section 3. */
function wrongField(
  { expiresAtS, signer, permissions }: PermissionRequest<'eip155'>,
  nowMs: number,
): string | undefined {
  if (!Number.isInteger(expiresAtS) || expiresAtS * 1_000 <= nowMs) return 'expiry'
  const { keys } = signer.data
  if (keys.length === 0 || !keys.every(({ publicKey }) => PUBLIC_KEY.test(publicKey))) {
    return 'signer'
  }
  return permissions.length === 0 ? 'permissions' : undefined
}

function readGranted(answer: unknown): GrantedPermissions {
  const { context, expiry, permissions } = Object(answer)
  const isGranted = typeof context === 'string' && context !== '' && Number.isInteger(expiry)
  if (!isGranted || !Array.isArray(permissions) || permissions.length === 0) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return { context, expiresAtS: expiry, permissions }
}
