import { openDatabaseVault } from './database-vault.ts'
import { createMemoryVault } from './memory-vault.ts'
import { type GrantedAccess, grantedAccess } from './storage-access.ts'
import type { Vault } from './vault.ts'

/**
 * The best vault that this browser allows: the frame's own storage, else what of the site's storage
 * the visitor has granted before, else memory.
 *
 * @param byCookie - Makes a vault for browsers that grant cookies and nothing else.
 */
export async function openVault(document: Document, byCookie: () => Vault): Promise<Vault> {
  const own = await openDatabaseVault(() => indexedDB)
  if (own) return own
  const access = await grantedAccess(document)
  return access ? openGranted(access, byCookie) : createMemoryVault()
}

/** Chromium grants a database and refuses it then, as long as storage of other sites is blocked. */
export async function openGranted(
  { database }: GrantedAccess,
  byCookie: () => Vault,
): Promise<Vault> {
  const vault = database && (await openDatabaseVault(() => database))
  return vault ?? byCookie()
}
