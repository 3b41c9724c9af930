import { openGranted } from '../storage/open-vault.ts'
import { askForAccess } from '../storage/storage-access.ts'
import type { Vault } from '../storage/vault.ts'
import type { LoginState } from './login-state.ts'

interface Deps {
  readonly state: LoginState
  readonly document: Document
  /** Makes a vault for browsers that grant cookies and nothing else. */
  readonly byCookie: () => Vault
}

/**
 * Moves a login that lives in memory into the site's own storage, where the browser allows it. To be
 * called in a user gesture, which browsers require.
 */
export async function storeLogin({ state, document, byCookie }: Deps): Promise<void> {
  if (state.isLasting()) return
  const access = await askForAccess(document)
  if (access) await state.moveTo(await openGranted(access, byCookie))
}
