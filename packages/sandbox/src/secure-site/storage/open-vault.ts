import { openKeptVault } from './kept-vault.ts'
import { createMemoryVault } from './memory-vault.ts'
import { grantedStorage } from './storage-access.ts'
import type { Vault } from './vault.ts'

/**
 * The best vault that this browser allows: the frame's own storage, else the site's storage where the
 * visitor has granted it before, else memory.
 */
export async function openVault(document: Document): Promise<Vault> {
  const own = await openKeptVault(() => indexedDB)
  if (own) return own
  const granted = await grantedStorage(document)
  const kept = granted && (await openKeptVault(() => granted))
  return kept ?? createMemoryVault()
}
