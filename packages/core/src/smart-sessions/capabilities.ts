import { LatchkeyError, type Permission } from '../contract/index.ts'

/**
 * Checks whether a wallet says that it grants such permissions. Source: docs/views.md, section 3.
 *
 * @param capabilities - Those of the account's network, as the wallet gave them.
 * @throws LatchkeyError `permissions.unsupported`.
 */
export function requireSupport(
  capabilities: Readonly<Record<string, unknown>>,
  permissions: readonly Permission[],
): void {
  const granted = Object.hasOwn(capabilities, 'permissions') ? capabilities['permissions'] : {}
  const { supported, permissionTypes, signerTypes } = Object(granted)
  const isKnown = (list: unknown, type: string): boolean =>
    Array.isArray(list) && list.includes(type)
  if (supported !== true) refuse('permissions')
  if (!isKnown(signerTypes, 'keys')) refuse('signer')
  const missing = permissions.find(({ type }) => !isKnown(permissionTypes, type))
  if (missing !== undefined) refuse(missing.type)
}

function refuse(what: string): never {
  throw new LatchkeyError('permissions.unsupported', { what })
}
